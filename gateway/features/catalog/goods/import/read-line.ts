import Decimal from "decimal.js";
import {
	type GoodsFact,
	ofEachFact,
} from "../../../../contract/catalog/goods-facts";
import {
	content,
	goodsBounds,
	goodsCode,
	origin,
	storages,
} from "../../../../contract/catalog/goods-form";
import type { ImportColumn } from "../../../../contract/catalog/goods-import";
import {
	type GuaranteeKey,
	guaranteeKeys,
	optionNames,
} from "../../../../contract/catalog/goods-terms";
import type { LocaleCode } from "../../../../contract/locale";
import type { LineFault } from "../../../../db/schema/goods-import";
import type { GoodsState, SkuState } from "../admin/state";
import type { Reason } from "./reasons";

// One line of a file, cell by cell, without a look at what is there already. An empty cell says nothing, so that a file
// of codes and prices changes prices alone; a single "-" empties what may be empty.

export type Cells = Partial<Record<ImportColumn, string>>;

export interface Line {
	code: string;
	skuCode?: string;
	goods: Partial<Omit<GoodsState, "id" | "skus" | "categoryId" | "code">>;
	/** As it stands there. */
	category?: string;
	sku: Partial<Omit<SkuState, "id" | "code">>;
}

const emptied = "-";
const valueLengthMax = 80;

export function faultOf(
	column: ImportColumn | "",
	value: string,
	reason: Reason,
): LineFault {
	const isLong = value.length > valueLengthMax;
	const short = isLong ? `${value.slice(0, valueLengthMax)}…` : value;
	return { column, value: short, reason };
}

/** What a cell holds, or what is wrong with it. */
type Read<Value> = { value: Value } | { reason: Reason };

/** How columns of texts end, by language. */
export const textEndings: Record<string, LocaleCode> = {
	zh: "zh-CN",
	en: "en",
	fr: "fr",
	th: "th",
	lao: "lao",
	es: "es",
};

export function textColumn(
	kind: "name" | "introduction",
	locale: LocaleCode,
): ImportColumn {
	const ending = Object.keys(textEndings).find(
		(known) => textEndings[known] === locale,
	);
	return `${kind}_${ending}` as ImportColumn;
}

export function readLine(cells: Cells): Line | LineFault[] {
	const faults: LineFault[] = [];
	const read: Reader = (column, take) => {
		const cell = cells[column]?.trim() ?? "";
		if (cell === "") return undefined;
		const found = take(cell);
		if ("value" in found) return found.value;
		faults.push(faultOf(column, cell, found.reason));
		return undefined;
	};
	const code = read("code", readCode);
	if (!cells.code?.trim()) faults.push(faultOf("code", "", "emptyCode"));
	const line: Line = {
		code: code ?? "",
		skuCode: read("sku_code", readCode),
		goods: without({
			name: readTexts(read, "name", goodsBounds.nameLength),
			introduction: readTexts(
				read,
				"introduction",
				goodsBounds.introductionLength,
			),
			...ofEachFact((fact) =>
				read(fact, orEmptied(factReaders[fact] ?? readWord)),
			),
			storage: read("storage", orEmptied(oneOf(storages, "correctStorage"))),
			keywords: read("keywords", orNone(readKeywords)),
			guarantees: read("guarantees", orNone(readGuarantees)),
			images: read("pictures", readPictures),
			isShown: read("shelf", readShelf),
		}),
		category: read("category", (value) => ({ value })),
		sku: without({
			options: read("options", readOptions),
			price: read("price", readPrice),
			oldPrice: read("old_price", orEmptied(readPrice)),
			stock: read("stock", readWhole(0, goodsBounds.stock, "correctStock")),
			content: read("content", orEmptied(readContent)),
			weightGrams: read(
				"weight_g",
				readWhole(0, goodsBounds.weightGrams, "correctWeight"),
			),
		}),
	};
	return faults.length > 0 ? faults : line;
}

function without<Fields extends object>(fields: Fields): Partial<Fields> {
	return Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined),
	) as Partial<Fields>;
}

type Reader = <Value>(
	column: ImportColumn,
	take: (cell: string) => Read<Value>,
) => Value | undefined;

function readTexts(
	read: Reader,
	kind: "name" | "introduction",
	lengthMax: number,
) {
	const found = Object.entries(textEndings).flatMap(([ending, locale]) => {
		const text = read(`${kind}_${ending}` as ImportColumn, (value) =>
			value.length > lengthMax ? { reason: "tooLong" } : { value },
		);
		return text === undefined ? [] : [[locale, text] as const];
	});
	return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const orEmptied =
	<Value>(take: (cell: string) => Read<Value>) =>
	(cell: string): Read<Value | null> =>
		cell === emptied ? { value: null } : take(cell);

const orNone =
	<Value>(take: (cell: string) => Read<Value[]>) =>
	(cell: string): Read<Value[]> =>
		cell === emptied ? { value: [] } : take(cell);

function readCode(value: string): Read<string> {
	const isOwn = goodsCode.safeParse(value).success;
	return isOwn || /^#[1-9]\d{0,8}$/.test(value)
		? { value }
		: { reason: "correctCode" };
}

const readWord = (value: string): Read<string> =>
	value.length > goodsBounds.wordLength ? { reason: "tooLong" } : { value };

function readOrigin(cell: string): Read<string> {
	const value = cell.toUpperCase();
	return origin.safeParse(value).success
		? { value }
		: { reason: "correctOrigin" };
}

/** Facts that are more than a word. */
const factReaders: Partial<Record<GoodsFact, typeof readOrigin>> = {
	origin: readOrigin,
};

const oneOf =
	<Value extends string>(all: readonly Value[], reason: Reason) =>
	(cell: string): Read<Value> => {
		const value = all.find((one) => one === cell.toLowerCase());
		return value === undefined ? { reason } : { value };
	};

const piecesOf = (cell: string): string[] => [
	...new Set(
		cell
			.split("|")
			.map((one) => one.trim())
			.filter(Boolean),
	),
];

function readKeywords(cell: string): Read<string[]> {
	const value = piecesOf(cell);
	if (value.length > goodsBounds.keywords) return { reason: "tooManyKeywords" };
	return value.some((one) => one.length > goodsBounds.wordLength)
		? { reason: "tooLong" }
		: { value };
}

function readGuarantees(cell: string): Read<GuaranteeKey[]> {
	const value = piecesOf(cell);
	return value.every((one) => guaranteeKeys.some((known) => known === one))
		? { value: value as GuaranteeKey[] }
		: { reason: "correctGuarantee" };
}

function readPictures(cell: string): Read<string[]> {
	const value = piecesOf(cell);
	return value.length > goodsBounds.pictures
		? { reason: "tooManyPictures" }
		: { value };
}

function readShelf(cell: string): Read<boolean> {
	const value = { on: true, off: false }[cell.toLowerCase()];
	return value === undefined ? { reason: "correctShelf" } : { value };
}

function readOptions(cell: string): Read<Record<string, string>> {
	const value: Record<string, string> = {};
	for (const piece of piecesOf(cell)) {
		const [, name = "", chosen = ""] =
			/^([a-z]+)\s*=\s*(.+)$/.exec(piece) ?? [];
		const isKnown = optionNames.some((known) => known === name);
		if (!isKnown || name in value || chosen.length > goodsBounds.optionLength)
			return { reason: "correctOptions" };
		value[name] = chosen;
	}
	return Object.keys(value).length > goodsBounds.options
		? { reason: "tooManyOptions" }
		: { value };
}

function readPrice(cell: string): Read<string> {
	if (!/^\d{1,8}(\.\d{1,2})?$/.test(cell)) return { reason: "correctPrice" };
	const price = new Decimal(cell);
	return price.isZero()
		? { reason: "correctPrice" }
		: { value: price.toFixed(2) };
}

function readContent(cell: string): Read<string> {
	const { data: value } = content.safeParse(cell);
	return value === undefined ? { reason: "correctContent" } : { value };
}

const readWhole =
	(least: number, most: number, reason: Reason) =>
	(cell: string): Read<number> => {
		const value = /^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN;
		return value >= least && value <= most ? { value } : { reason };
	};
