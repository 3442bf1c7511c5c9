import type { Role } from '#engine/rules/types'
import { rounded } from './board-geometry.ts'

/*
 * Pieces for those who read neither Hanja nor Hangul, as path data like the characters': y downwards,
 * middle at 0, 0, in thousandths of the em. What runs the other way round is a hole.
 */

const circle = (x: number, y: number, r: number, hole = false): string => {
  const sweep = hole ? 0 : 1
  return `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0Z`
}

const ring = (x: number, y: number, outer: number, inner: number): string =>
  circle(x, y, outer) + circle(x, y, inner, true)

/** A bar from the middle of a wheel outwards. */
function spoke(turn: number, reach: number, width: number): string {
  const along = [Math.cos(turn), Math.sin(turn)] as const
  const corner = (ahead: number, aside: number): string =>
    `${rounded(along[0] * ahead - along[1] * aside)} ${rounded(along[1] * ahead + along[0] * aside)}`
  const half = width / 2
  return `M${corner(0, -half)}L${corner(reach, -half)}L${corner(reach, half)}L${corner(0, half)}Z`
}

const CROWN =
  'M-330 230L-430-210L-205 10L0-350L205 10L430-210L330 230Z' +
  circle(-430, -245, 55) +
  circle(0, -385, 60) +
  circle(430, -245, 55) +
  'M-330 290H330V390H-330Z'

const WHEEL =
  ring(0, 0, 420, 325) +
  Array.from({ length: 8 }, (_, i) => spoke((i * Math.PI) / 4, 340, 62)).join('') +
  circle(0, 0, 105)

const GUN =
  'M-395 5C-450-95-415-195-325-225L285-405L360-210L-225 75C-290 105-365 70-395 5Z' +
  'M300-432L372-453L470-200L398-178Z' +
  ring(-60, 205, 225, 150) +
  circle(-60, 205, 70) +
  'M60 350L430 350L430 430L90 430Z'

const HORSE_HEAD =
  'M-215 430C-215 260-60 190-70 45C-150 110-225 85-290 140C-330 175-375 180-405 140' +
  'C-440 95-425 60-395 20L-285-150C-265-235-215-305-140-340L-125-450L-30-365' +
  'C180-350 330-180 345 60C355 200 335 320 325 430Z' +
  circle(-150, -165, 38, true)

/** From the front: two ears, and the trunk between two tusks. */
const ELEPHANT_HEAD =
  'M-175-300C-110-390 110-390 175-300C250-400 420-380 450-190C475-10 380 160 250 160' +
  'C225 160 205 150 190 135C170 190 130 220 110 290C95 350 120 440 0 440C-120 440-95 350-110 290' +
  'C-130 220-170 190-190 135C-205 150-225 160-250 160C-380 160-475-10-450-190C-420-380-250-400-175-300Z' +
  'M-215-215C-265-300-365-270-380-170C-395-50-330 70-255 85C-215 30-250-130-215-215Z' +
  'M215-215C250-130 215 30 255 85C330 70 395-50 380-170C365-270 265-300 215-215Z' +
  circle(-95, -95, 36, true) +
  circle(95, -95, 36, true) +
  'M-225 175C-215 240-170 300-130 310L-145 255C-165 235-180 210-190 175Z' +
  'M225 175L190 175C180 210 165 235 145 255L130 310C170 300 215 240 225 175Z'

const SHIELD =
  'M0-430C110-350 240-320 370-320C390 10 300 290 0 440C-300 290-390 10-370-320C-240-320-110-350 0-430Z' +
  'M0-335C-90-275-195-245-290-240C-290 20-220 235 0 350C220 235 290 20 290-240C195-245 90-275 0-335Z' +
  'M-45-240H45V-80H190V10H45V255H-45V10H-190V-80H-45Z'

const SPEARMAN =
  'M-385-150C-300-190-250-200-220-215C-200-330-150-400-90-400C-30-400 20-330 40-215C70-200 120-190 205-150Z' +
  'M-240-105H60C60 0 0 75-90 75C-180 75-240 0-240-105Z' +
  'M-400 430C-400 230-290 120-90 120C110 120 220 230 220 430Z' +
  'M300-440L375-250L335-215V430H265V-215L225-250Z'

export const PICTURES: Readonly<Record<Role, string>> = {
  general: CROWN,
  chariot: WHEEL,
  cannon: GUN,
  horse: HORSE_HEAD,
  elephant: ELEPHANT_HEAD,
  guard: SHIELD,
  soldier: SPEARMAN,
}
