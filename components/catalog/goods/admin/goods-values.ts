import type { StaffGoodsDetail } from "@/gateway/contract/catalog/goods-admin";
import {
	type GoodsFact,
	ofEachFact,
} from "@/gateway/contract/catalog/goods-facts";
import type {
	GoodsForm,
	OptionName,
} from "@/gateway/contract/catalog/goods-form";
import type { ContentMeasure } from "@/gateway/contract/catalog/unit-price";
import type { LocaleCode, Localized } from "@/gateway/contract/locale";
import { toMoney } from "./to-money";

export type OptionValue = string | Localized;

/** A sku as it is typed; figures are texts until they are sent. */
export interface SkuValues {
	id?: number;
	code: string;
	options: Partial<Record<OptionName, OptionValue>>;
	price: string;
	oldPrice: string;
	stock: string;
	/** What could be sold when it was read: the difference is what is sent. */
	stockRead: number;
	reserved: number;
	weightGrams: string;
	/** Empty where nobody says what is in it. */
	contentAmount: string;
	contentMeasure: ContentMeasure;
	image: string | null;
}

/** A goods as it is typed. */
export interface GoodsValues extends Record<GoodsFact, string> {
	id?: number;
	version?: number;
	/** Whose a new one is, where an operator adds it. */
	merId?: number;
	code: string;
	name: Localized;
	introduction: Localized;
	categoryId: number | undefined;
	/** Empty where it does not matter. */
	storage: NonNullable<GoodsForm["storage"]> | "";
	/** Between commas. */
	keywords: string;
	guarantees: GoodsForm["guarantees"];
	images: string[];
	isShown: boolean;
	optionNames: OptionName[];
	skus: SkuValues[];
}

export function newSku(like?: SkuValues): SkuValues {
	return {
		code: "",
		options: {},
		price: like?.price ?? "",
		oldPrice: "",
		stock: "0",
		stockRead: 0,
		reserved: 0,
		weightGrams: like?.weightGrams ?? "",
		contentAmount: like?.contentAmount ?? "",
		contentMeasure: like?.contentMeasure ?? "g",
		image: null,
	};
}

export const newGoods = (): GoodsValues => ({
	code: "",
	name: {},
	introduction: {},
	categoryId: undefined,
	...ofEachFact(() => ""),
	storage: "",
	keywords: "",
	guarantees: [],
	images: [],
	isShown: true,
	optionNames: [],
	skus: [newSku()],
});

export function valuesOf(goods: StaffGoodsDetail): GoodsValues {
	const [first] = goods.skus;
	return {
		...goods,
		storage: goods.storage ?? "",
		code: goods.code ?? "",
		...ofEachFact((fact) => goods[fact] ?? ""),
		keywords: goods.keywords.join(", "),
		optionNames: Object.keys(first?.options ?? {}) as OptionName[],
		skus: goods.skus.map((sku) => ({
			...sku,
			code: sku.code ?? "",
			oldPrice: sku.oldPrice ?? "",
			stock: String(sku.stock),
			stockRead: sku.stock,
			weightGrams: String(sku.weightGrams),
			...contentValues(sku.content),
		})),
	};
}

function contentValues(content: string | null) {
	const [contentAmount = "", contentMeasure = "g"] = content?.split(" ") ?? [];
	return { contentAmount, contentMeasure: contentMeasure as ContentMeasure };
}

const orNull = (typed: string) => typed.trim() || null;
const figure = (typed: string) =>
	typed.trim() === "" ? Number.NaN : Number(typed);

/** What is sent. Stock goes as what was added to what was read, so that no sale in between is undone. */
export function bodyOf(values: GoodsValues): GoodsForm {
	const { id, version, merId, name, introduction, storage } = values;
	const { guarantees, images, isShown, optionNames } = values;
	return {
		id,
		version,
		merId,
		name,
		introduction,
		storage: storage || null,
		guarantees,
		images,
		isShown,
		categoryId: values.categoryId ?? 0,
		code: orNull(values.code),
		...ofEachFact((fact) => orNull(values[fact])),
		origin: orNull(values.origin)?.toUpperCase() ?? null,
		keywords: [
			...new Set(
				values.keywords
					.split(/[,，、]/)
					.map((word) => word.trim())
					.filter(Boolean),
			),
		],
		skus: values.skus.map((sku) => ({
			...(sku.id !== undefined && { id: sku.id }),
			code: orNull(sku.code),
			options: Object.fromEntries(
				optionNames.map((option) => [option, sku.options[option] ?? ""]),
			),
			price: toMoney(sku.price.trim()),
			oldPrice: sku.oldPrice.trim() ? toMoney(sku.oldPrice.trim()) : null,
			content: sku.contentAmount.trim()
				? `${sku.contentAmount.trim()} ${sku.contentMeasure}`
				: null,
			addStock: figure(sku.stock) - sku.stockRead,
			weightGrams: figure(sku.weightGrams),
			image: sku.image,
		})),
	};
}

/** A value as it is shown to be edited. */
export const optionText = (
	value: OptionValue | undefined,
	locale: LocaleCode,
): string =>
	typeof value === "object"
		? (value[locale] ?? value.en ?? value["zh-CN"] ?? "")
		: (value ?? "");

/** The values in their new order. */
export function moved<Value>(
	values: readonly Value[],
	from: number,
	to: number,
): Value[] {
	const rest = values.filter((_, at) => at !== from);
	return rest.toSpliced(to, 0, ...values.slice(from, from + 1));
}
