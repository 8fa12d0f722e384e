import type { GoodsSeed } from "../../../gateway/db/sample/sample-schema";
import { presentUnit } from "../../../gateway/features/catalog/goods/unit";
import { brand } from "../palette";
import type { Area } from "./label";
import type { PackLook } from "./pack";

/** What is printed on a pack. */
export type PackWords = { brand: string; lines: string[]; measure: string };

/** Where it is printed: the brand on the pack itself, the rest on a band of the label. */
export type WordPlaces = {
	brand: Area;
	name: Area;
	/** Where the brand stands on paper, not on the pack's own colour. */
	isOnPaper?: boolean;
	/** How much of the band the brand takes, where it stands there. */
	brandHeight?: number;
};

const ownBrand = "Harbour Fresh";
const lineMax = 5;
const signsMax = 10;
const chineseSigns = /[㐀-鿿]/;
/** How many there are, and how they are wrapped: that stands elsewhere on the pack. */
const wrapping =
	/([\d一二三四五六七八九十]+[件卷片個包杯盒枝條對]裝?|[\d一二三四五六七八九十兩]+[件片枝]|五盒|四卷|家庭裝|紙包裝|預拌裝|罐裝|三公升)$/;
const origin =
	/^(西班牙|意大利|比利時|紐西蘭|加拿大|匈牙利|愛爾蘭|印尼|法國|日本|澳洲|美國|泰國|韓國|智利|挪威|丹麥|巴西|越南|荷蘭|瑞士|本地|新界|福建|埃塞俄比亞)(?=.{3})/;
const segmenter = new Intl.Segmenter("zh-Hant", { granularity: "word" });

export function wordsOf(goods: GoodsSeed): PackWords {
	return {
		brand: goods.brand ?? ownBrand,
		lines: goods.picture.label ?? linesOf(shortName(goods.name["zh-CN"])),
		measure: measureOf(goods),
	};
}

/** The Chinese name without its brand, its measure and what stands in brackets behind it. */
function shortName(name: string): string {
	const title = name.match(/《(.+?)》/)?.[1];
	const words = (title ?? name)
		.split(/[\s（]+/)
		.find((word) => chineseSigns.test(word));
	const short = (words ?? name).replace(wrapping, "").replace(origin, "");
	return short.length > signsMax ? short.slice(-signsMax) : short;
}

/** In two lines, parted where a word ends, as near to the middle as can be. */
function linesOf(name: string): string[] {
	if (name.length <= lineMax) return [name];
	const middle = name.length / 2;
	const ends = [...segmenter.segment(name)].map(({ index }) => index);
	const [at = Math.ceil(middle)] = ends
		.filter((end) => end > 1 && end < name.length - 1)
		.toSorted((one, two) => Math.abs(one - middle) - Math.abs(two - middle));
	return [name.slice(0, at), name.slice(at)];
}

/** Of the first version, where versions differ. */
function measureOf({ unit, skus }: GoodsSeed): string {
	const { weight, capacity } = skus[0]?.options ?? {};
	const measure = weight ?? capacity ?? presentUnit(unit, "zh-CN");
	return typeof measure === "string" && measure.length < 13 ? measure : "";
}

const sans = "Noto Sans CJK HK, Noto Sans CJK TC, Noto Sans, sans-serif";

/** How wide a word is at a size of 1: a Chinese sign fills its square. */
const widthOf = (word: string): number =>
	[...word].reduce((sum, sign) => sum + widthOfSign(sign), 0);

function widthOfSign(sign: string): number {
	if (chineseSigns.test(sign)) return 1;
	return sign === " " ? 0.28 : 0.62;
}

type Print = { colour: string; sizeMax: number };

/** Lines in the middle of an area, as large as it allows. */
function print(
	lines: string[],
	area: Area,
	{ colour, sizeMax }: Print,
): string {
	const widest = Math.max(...lines.map(widthOf));
	const size = Math.min(
		sizeMax,
		area.width / widest,
		area.height / lines.length / 1.08,
	);
	const middle = area.y + area.height / 2;
	return lines
		.map((line, at) => {
			const y =
				middle + (at - (lines.length - 1) / 2) * size * 1.08 + size * 0.36;
			return `<text x="${area.x + area.width / 2}" y="${y}" text-anchor="middle" font-family="${sans}" font-weight="700" font-size="${size}" fill="${colour}">${escaped(line)}</text>`;
		})
		.join("");
}

const escaped = (text: string) =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A long brand of several words stands in two lines. */
function brandLines(name: string, { width, height }: Area): string[] {
	const words = name.split(" ");
	if (words.length < 2 || widthOf(name) * height * 0.6 < width) return [name];
	const half = Math.ceil(words.length / 2);
	return [words.slice(0, half).join(" "), words.slice(half).join(" ")];
}

export function printWords(
	words: PackWords,
	{ brand: plate, name, isOnPaper, brandHeight = 0 }: WordPlaces,
	look: PackLook,
): string {
	const measureHeight = words.measure ? name.height * 0.26 : 0;
	const title = {
		...name,
		x: name.x + name.width * 0.03,
		width: name.width * 0.94,
		y: name.y + name.height * 0.04 + brandHeight,
		height: name.height * 0.92 - measureHeight - brandHeight,
	};
	const foot = {
		...title,
		y: name.y + name.height - measureHeight - name.height * 0.05,
		height: measureHeight,
	};
	return [
		`<rect x="${name.x}" y="${name.y}" width="${name.width}" height="${name.height}" rx="14" fill="${brand.label}"/><rect x="${name.x}" y="${name.y}" width="${name.width}" height="8" fill="${look.accent}"/>`,
		print(brandLines(words.brand, plate), plate, {
			colour: isOnPaper ? look.deep : brand.label,
			sizeMax: 104,
		}),
		print(words.lines, title, { colour: look.deep, sizeMax: 128 }),
		words.measure
			? print([words.measure], foot, { colour: look.dark, sizeMax: 66 })
			: "",
	].join("");
}
