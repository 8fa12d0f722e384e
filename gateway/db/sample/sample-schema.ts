import { z } from "zod";
import { storages } from "../../contract/catalog/goods-form";
import { optionNames } from "../../contract/catalog/goods-terms";
import { agreementNames } from "../../contract/content/help-terms";
import { serviceTypes } from "../../contract/content/site-terms";
import { type LocaleCode, localeCodes } from "../../contract/locale";

// The sample shop is data: these shapes are what the JSON files beside this one must keep to.

export const localized = z.strictObject({
	"zh-CN": z.string().min(1),
	en: z.string().min(1),
	fr: z.string().min(1),
	th: z.string().min(1),
	lao: z.string().min(1),
	es: z.string().min(1),
});

export const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const money = z.string().regex(/^\d{1,8}\.\d{2}$/);

/** Name of a vector in the Fluent Emoji set, such as `red-apple`. */
const icon = key;

export const grounds = [
	"apricot",
	"butter",
	"mint",
	"sky",
	"lilac",
	"rose",
	"sand",
	"stone",
	"jade",
	"peach",
] as const;

export const packs = [
	"none",
	"box",
	"bottle",
	"can",
	"carton",
	"jar",
	"pouch",
	"tray",
	"tube",
	"bag",
] as const;

/** Neutral values ("M", "256 GB", "500 g") are the same in every language; colours are named by key. */
const optionValue = z.union([z.string().min(1), localized]);

const sku = z.strictObject({
	options: z.partialRecord(z.enum(optionNames), optionValue),
	price: money,
	oldPrice: money.optional(),
	stock: z.int().min(0).max(9999),
	weightGrams: z.int().min(1),
});

const goods = z.strictObject({
	key,
	category: key,
	merchant: key,
	name: localized,
	introduction: localized,
	unit: z.string().min(1).nullable(),
	brand: z.string().min(1).nullable(),
	origin: z.string().regex(/^[A-Z]{2}$/),
	storage: z.enum(storages).nullable(),
	keywords: z.array(z.string().min(1)).max(8),
	picture: z.strictObject({
		icon,
		companion: icon.optional(),
		ground: z.enum(grounds),
		pack: z.enum(packs),
		hueDegrees: z.int().min(-180).max(180).optional(),
		/** Lines on its pack, where those made from its Chinese name are not good ones. */
		label: z.array(z.string().min(1).max(6)).max(2).optional(),
	}),
	skus: z.array(sku).min(1).max(12),
});
export const goodsFile = z.array(goods);

const categoryLeaf = z.strictObject({ key, icon, name: localized });
export const categoryFile = z.array(
	categoryLeaf.extend({ children: z.array(categoryLeaf).min(2) }),
);

const hour = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
export const hours = z.strictObject({ from: hour, to: hour });

/** Without `fee` and `freeFrom` the shop's own terms hold. */
export const storeFile = z.array(
	z.strictObject({
		key,
		merchant: key,
		name: localized,
		district: localized,
		address: localized,
		phone: z.string().regex(/^\+852 [2-9]\d{3} \d{4}$/),
		latitude: z.number().min(22.1).max(22.6),
		longitude: z.number().min(113.8).max(114.5),
		radiusMetres: z.int().min(500).max(30_000),
		/** On weekdays, and on Saturday and Sunday. */
		hours: z.strictObject({ week: hours, weekend: hours }),
		/** Whether orders can be fetched there. */
		collects: z.literal(true).optional(),
		/** Whether it takes parcels of the mall. */
		takesParcels: z.literal(true).optional(),
	}),
);

/** Open every day at the same hours. */
export const lockerFile = z.array(
	z.strictObject({
		key,
		network: z.string().min(1),
		code: z.string().regex(/^[A-Z0-9-]+$/),
		name: localized,
		district: key,
		address: localized,
		latitude: z.number().min(22.1).max(22.6),
		longitude: z.number().min(113.8).max(114.5),
		hours,
	}),
);

export const bannerFile = z.array(
	z.strictObject({
		key,
		area: z.enum(["SUPERMARKET", "E_COMMERCE"]),
		title: localized,
		subtitle: localized,
		action: localized,
		path: z.string().startsWith("/"),
		icons: z.array(icon).min(3).max(6),
		ground: z.enum(grounds),
	}),
);

export const hotSearchFile = z.array(localized);

const texts = z.array(z.string().min(1));
const textsByLanguage = z.partialRecord(z.enum(localeCodes), texts);
const textsByGrade = z.strictObject({
	good: textsByLanguage,
	medium: textsByLanguage,
	bad: textsByLanguage,
});
const textsByArea = z.strictObject({
	SUPERMARKET: textsByGrade,
	E_COMMERCE: textsByGrade,
});

/** What reviews are put together from, in the languages of their writers. Each kind speaks of the goods of some leaves. */
export const reviewFile = z.strictObject({
	nicknames: textsByLanguage,
	kinds: z.array(textsByGrade.extend({ categories: z.array(key) })),
	general: textsByGrade,
	service: textsByArea,
	replies: textsByArea,
});
/** Counts the goods it names, else its category, else everything; of one merchant where it names one, else of the shop. */
export const couponFile = z.array(
	z
		.strictObject({
			merchant: key.optional(),
			category: key.optional(),
			goods: z.array(key).min(1).optional(),
			name: localized,
			amount: money,
			minimumSpend: money,
			validDays: z.int().min(1).max(365),
		})
		.refine(({ category, goods }) => !(category && goods), "two types at once"),
);

/** What is put behind a name to make up another goods. */
export const variantFile = z.array(localized).min(1);

/** `path` may name a category by `cid=@key`; a section of the rule "category" names its top category. */
export const homeFile = z.strictObject({
	siteTexts: z.strictObject({
		siteName: localized,
		site_keywords: localized,
		site_description: localized,
	}),
	sections: z.array(
		z.strictObject({
			area: z.enum(["SUPERMARKET", "E_COMMERCE"]),
			rule: z.enum(["best", "saving", "new", "category"]),
			category: key.optional(),
			title: localized,
			subtitle: localized,
			path: z.string().startsWith("/"),
		}),
	),
});

/** A paragraph a line; "# " begins a heading. */
const localizedText = z.strictObject(
	Object.fromEntries(
		localeCodes.map((code) => [code, z.array(z.string().min(1)).min(1)]),
	) as Record<LocaleCode, z.ZodArray<z.ZodString>>,
);

export const helpFile = z.strictObject({
	updatedOn: z.iso.date(),
	/** In reading order. */
	categories: z.array(
		z.strictObject({
			key,
			name: localized,
			articles: z
				.array(
					z.strictObject({ key, title: localized, content: localizedText }),
				)
				.min(1),
		}),
	),
});

export const agreementFile = z.array(
	z.strictObject({
		name: z.enum(agreementNames),
		title: localized,
		content: localizedText,
		updatedOn: z.iso.date(),
	}),
);

/** A path may name a help article by `id=@key`. */
const sitePath = z.string().startsWith("/");

export const siteFile = z.strictObject({
	logo: sitePath,
	service: z.strictObject({
		serviceType: z.enum(serviceTypes),
		serviceLink: z.string(),
		serviceMessage: z.string(),
		servicePhone: z.string(),
		serviceEmail: z.string(),
		serviceHours: localized,
	}),
	topBanner: z.strictObject({ text: localized, path: sitePath }),
	appLinks: z.strictObject({ ios: sitePath, android: sitePath }),
	aboutLinks: z.array(
		z.strictObject({
			title: localized,
			links: z.array(z.strictObject({ name: localized, path: sitePath })),
		}),
	),
});

export type CouponSeed = z.infer<typeof couponFile>[number];
export type SkuSeed = z.infer<typeof sku>;
export type GoodsSeed = z.infer<typeof goods>;
export type ReviewSeed = z.infer<typeof reviewFile>;
export type LocalizedSeed = z.infer<typeof localized>;
