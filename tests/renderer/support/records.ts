/** Two small games in one text, the second one broken at its third move. */
export const TWO_GAMES = `[대회명 "연습"]
[초대국자 "김초 3단"]
[한대국자 "이한"]
[초차림 "마상마상"]
[한차림 "마상마상"]
[대국결과 "한 기권승"]

{먼저 본다}
1. 79졸78 2. 41병42 {한은 귀를 넓힌다} 3. 78졸68
4. 한수쉼

[대회명 "연습"]
[초대국자 "박초"]
[한대국자 "최한"]
[초차림 "상마상마"]
[한차림 "마상상마"]

1. 79졸78 2. 41병42 3. 71졸42
`

export const GO_RECORD = '\\HS\nSTO 0 2 1 15 3\n\\GE\n'
