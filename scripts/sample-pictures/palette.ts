import type { grounds } from "../../gateway/db/sample/sample-schema";

export type GroundName = (typeof grounds)[number];

export type Ground = {
	glow: string;
	wall: string;
	floor: string;
	shadow: string;
	rich: string;
	deep: string;
};

const ground = (
	glow: string,
	wall: string,
	floor: string,
	shadow: string,
	rich: string,
	deep: string,
): Ground => ({ glow, wall, floor, shadow, rich, deep });

export const groundColours: Record<GroundName, Ground> = {
	apricot: ground(
		"#FFF6EA",
		"#FFE6CC",
		"#F7CFA5",
		"#7A3F14",
		"#F8B57E",
		"#A94A14",
	),
	butter: ground(
		"#FFFBEA",
		"#FFF1C6",
		"#F5DD96",
		"#6B4E0C",
		"#F7D26B",
		"#8A6508",
	),
	mint: ground(
		"#F5FCF7",
		"#DEF4E5",
		"#BDE3CB",
		"#22533A",
		"#93D6B1",
		"#1D744D",
	),
	sky: ground("#F5FAFF", "#DDEEFB", "#B9D9F1", "#22446A", "#90C7F0", "#1C5B95"),
	lilac: ground(
		"#F9F6FF",
		"#EAE4F9",
		"#D1C5EE",
		"#40326C",
		"#BCABEC",
		"#563B9A",
	),
	rose: ground(
		"#FFF6F7",
		"#FCE1E5",
		"#F3C0C9",
		"#74263A",
		"#F4A2B0",
		"#A82343",
	),
	sand: ground(
		"#FDF9F1",
		"#F4EAD9",
		"#E2CFB1",
		"#5C4629",
		"#DFC596",
		"#765728",
	),
	stone: ground(
		"#FAF9F7",
		"#EBEAE7",
		"#D3D1CC",
		"#3F3B38",
		"#C4BFB8",
		"#45413E",
	),
	jade: ground(
		"#F0FBF6",
		"#D2EDE2",
		"#A5D8C3",
		"#0B4534",
		"#67C2A0",
		"#0B7A5B",
	),
	peach: ground(
		"#FFF5F0",
		"#FFE0D6",
		"#F8C0AF",
		"#783522",
		"#FAAA92",
		"#B54425",
	),
};

/** Of goods in packs, whose own colours are to be seen. */
export const packGround = ground(
	"#FFFFFF",
	"#FBFAF8",
	"#F0ECE6",
	"#4A433B",
	"#EDE7DD",
	"#6B6258",
);

export const brand = {
	red: "#C8102E",
	deepRed: "#9C0A22",
	jade: "#0B7A5B",
	paper: "#FBF8F4",
	label: "#FFFAF1",
	kraft: "#D3A571",
	wood: "#D9A867",
	steel: "#C9CED4",
};

export type Livery = { base: string; accent: string };

/** For dark brown things only: an orange in a brown carton looks stale. */
export const cocoa: Livery = { base: "#774A2F", accent: "#EDB755" };

export const liveries: Livery[] = [
	{ base: "#CE1F36", accent: "#FFC655" },
	{ base: "#EA742C", accent: "#FFE39A" },
	{ base: "#E5A823", accent: "#C8102E" },
	{ base: "#6BA63F", accent: "#FFD75E" },
	{ base: "#0B7A5B", accent: "#FFC655" },
	{ base: "#1A929C", accent: "#FFD98A" },
	{ base: "#2F77CC", accent: "#FFC655" },
	{ base: "#2A4478", accent: "#EDB755" },
	{ base: "#80459A", accent: "#FFCBDD" },
	{ base: "#DE5A86", accent: "#FFE3BF" },
	cocoa,
];

export const neutralLiveries: Livery[] = [
	{ base: "#2A4478", accent: "#EDB755" },
	{ base: "#0B7A5B", accent: "#FFC655" },
	{ base: "#CE1F36", accent: "#FFC655" },
	{ base: "#45434A", accent: "#E5A823" },
];

/** What the `colour` option of a sku looks like. */
export const skuColours: Record<string, string> = {
	black: "#34343A",
	white: "#F1EFEC",
	grey: "#8F9298",
	silver: "#C9CED4",
	red: "#DB2B3E",
	pink: "#F48FB1",
	orange: "#F58634",
	yellow: "#F9CB3C",
	green: "#4CA85A",
	blue: "#3B8BE0",
	navy: "#2C3F73",
	purple: "#8E5CC8",
	brown: "#8A5A3C",
	beige: "#DCC7A6",
	gold: "#DDB04A",
};

/** The tint of the group picture, unlike the first. */
export const secondGrounds: Record<GroundName, GroundName> = {
	apricot: "mint",
	butter: "sky",
	mint: "butter",
	sky: "peach",
	lilac: "butter",
	rose: "lilac",
	sand: "jade",
	stone: "sky",
	jade: "apricot",
	peach: "sand",
};
