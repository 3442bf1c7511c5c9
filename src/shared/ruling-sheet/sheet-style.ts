/** Paper: A4, with the number of each page at its foot. */
export const PAGE_STYLE = `
@page {
  size: A4;
  margin: 14mm 16mm 16mm;
  @bottom-center {
    content: counter(page) ' / ' counter(pages);
    font-family: sans-serif;
    font-size: 8pt;
  }
}
`

/** How a sheet looks on paper and on any screen: black on white, in sizes of print. */
export const SHEET_STYLE = `${PAGE_STYLE}
.sheet-page {
  margin: 0;
  background: #fff;
}
.sheet {
  box-sizing: border-box;
  max-width: 210mm;
  margin: 0 auto;
  padding: 14mm 16mm;
  background: #fff;
  color: #000;
  color-scheme: light;
  font: 9.5pt/1.45 'Noto Sans KR Variable', 'Noto Sans KR', 'Apple SD Gothic Neo', 'Malgun Gothic',
    sans-serif;
  font-variant-numeric: tabular-nums;
  text-align: start;
  word-break: keep-all;
  overflow-wrap: anywhere;
}
.sheet * {
  box-sizing: border-box;
}
.sheet h1 {
  margin: 0 0 5mm;
  padding-bottom: 2.5mm;
  border-bottom: 0.7mm double #000;
  font-family: 'Noto Serif KR', 'Nanum Myeongjo', AppleMyungjo, Batang, 'Noto Sans KR Variable', serif;
  font-size: 22pt;
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
}
.sheet:lang(ko) h1 {
  letter-spacing: 0.5em;
  text-indent: 0.5em;
}
.sheet section {
  margin: 0 0 4mm;
}
.sheet h2 {
  margin: 0 0 1.2mm;
  padding-bottom: 0.6mm;
  border-bottom: 0.2mm solid #000;
  font-size: 10.5pt;
  font-weight: 700;
  break-after: avoid;
}
.sheet p,
.sheet ul,
.sheet dl,
.sheet dd,
.sheet figure {
  margin: 0;
}
.sheet p + p {
  margin-top: 0.8mm;
}
.sheet ul {
  padding-left: 5mm;
}
.sheet dl {
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: 6mm;
}
.sheet dl div {
  display: grid;
  grid-template-columns: 26mm 1fr;
  gap: 2mm;
  padding: 0.5mm 0;
  border-bottom: 0.1mm solid #bbb;
  break-inside: avoid;
}
.sheet .rules dl div {
  grid-template-columns: 44mm 1fr;
}
.sheet .rules dl div:first-child,
.sheet .ruling dl div {
  grid-column: 1 / -1;
  grid-template-columns: 26mm 1fr;
  border-bottom: 0;
}
.sheet dt,
.sheet .note,
.sheet figcaption,
.sheet .role {
  color: #333;
}
.sheet .verdict {
  margin: 1mm 0 2mm;
  padding: 2.5mm 4mm;
  border: 0.5mm solid #000;
}
.sheet .verdict strong {
  margin-right: 3mm;
  font-size: 15pt;
}
.sheet .verdict span {
  display: inline-block;
}
.sheet .note {
  margin-top: 1mm;
  font-size: 8pt;
}
.sheet table {
  width: 100%;
  border-collapse: collapse;
}
.sheet th,
.sheet td {
  padding: 0.6mm 2mm;
  border-bottom: 0.1mm solid #bbb;
  text-align: start;
  vertical-align: top;
}
.sheet th {
  border-bottom-color: #000;
  font-weight: 600;
}
.sheet .figure {
  text-align: end;
}
.sheet .short,
.sheet .events .figure {
  width: 1%;
  white-space: nowrap;
}
.sheet tr {
  break-inside: avoid;
}
.sheet .marked td {
  font-weight: 700;
}
.sheet .sum td {
  border-top: 0.3mm solid #000;
  font-weight: 700;
}
.sheet .boards {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(40mm, 1fr));
  justify-items: center;
  gap: 4mm;
}
.sheet .boards svg {
  display: block;
  width: 100%;
  height: auto;
}
.sheet .boards-1 figure {
  width: 78mm;
}
.sheet .boards-2 figure {
  width: 70mm;
}
.sheet figcaption {
  margin-top: 1mm;
  font-size: 8.5pt;
  text-align: center;
}
.sheet .opinion-text {
  white-space: pre-line;
}
.sheet .opinion-room {
  height: 24mm;
  background: repeating-linear-gradient(#fff 0 7.8mm, #999 7.8mm 8mm);
  print-color-adjust: exact;
}
.sheet .signing h2 {
  border: 0;
  text-align: center;
}
.sheet .signatures {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 5mm 8mm;
  padding-top: 3mm;
}
.sheet .signatures > div {
  display: flex;
  align-items: baseline;
  gap: 2mm;
}
.sheet .line {
  flex: 1;
  min-width: 0;
  min-height: 1.45em;
  border-bottom: 0.2mm solid #000;
  font-weight: 600;
}
.sheet .game,
.sheet .ruling,
.sheet .positions,
.sheet .count,
.sheet .rules,
.sheet .signing {
  break-inside: avoid;
}
@media print {
  .sheet {
    max-width: none;
    padding: 0;
  }
}
`
