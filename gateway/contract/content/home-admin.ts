import { z } from "zod";
import { defineCall } from "../call";
import { localized, localizedText, optionalText } from "../localized-text";
import { arrangement, cartType, id, idInBody, knownId } from "../values";
import { contentLink } from "./content-link";

// What stands on the two home pages, as operators arrange it: banners and shelves.

const lineLengthMax = 80;
const actionLengthMax = 30;
export const bannersMax = 12;
export const sectionsMax = 12;

/** What fills a shelf: best sellers, what costs less now, what is new, or a top category. */
export const sectionRules = ["best", "saving", "new", "category"] as const;

const picture = z.string({ error: "emptyImage" }).trim().min(1, "emptyImage");

const bannerBody = z.object({
	id: knownId,
	cartType,
	title: localizedText(lineLengthMax),
	subtitle: optionalText(lineLengthMax),
	action: optionalText(actionLengthMax),
	path: contentLink,
	/** Paths that `upload/image` answered to this account for "banner" and "bannerPhone", or those it has already. */
	image: picture.max(200, "tooLong"),
	imagePhone: picture.max(200, "tooLong"),
});

const adminBanner = z.object({
	id: z.int(),
	cartType,
	title: localized,
	subtitle: localized,
	action: localized,
	path: z.string(),
	image: z.string(),
	imagePhone: z.string(),
});
export type AdminBanner = z.infer<typeof adminBanner>;

const sectionBody = z
	.object({
		id: knownId,
		cartType,
		rule: z.enum(sectionRules),
		/** A top category of the area, for the rule "category" alone. */
		categoryId: idInBody.nullable(),
		title: localizedText(lineLengthMax),
		subtitle: optionalText(lineLengthMax),
		path: contentLink,
	})
	.refine(
		({ rule, categoryId }) => (rule === "category") === (categoryId !== null),
		{ path: ["categoryId"], message: "chooseCategory" },
	);

const adminSection = z.object({
	id: z.int(),
	cartType,
	rule: z.enum(sectionRules),
	categoryId: z.int().nullable(),
	title: localized,
	subtitle: localized,
	path: z.string(),
});
export type AdminSection = z.infer<typeof adminSection>;

const area = z.object({ cartType });
const banners = z.array(adminBanner);
const sections = z.array(adminSection);
const common = { who: "operator", permission: "content" } as const;

export const readBanners = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/content/banners",
	summary: "Banners of both areas in their order",
	answer: banners,
});

export const saveBanner = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/banner/save",
	summary:
		"Changes a banner, or adds one at the end of its area; 409 beyond twelve",
	body: bannerBody,
	answer: banners,
});

export const removeBanner = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/banner/remove/{id}",
	summary: "Takes a banner away",
	params: z.object({ id }),
	answer: banners,
});

export const arrangeBanners = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/banner/arrange/{cartType}",
	summary:
		"Puts all banners of an area in order; 409 where others are there now",
	params: area,
	body: arrangement,
	answer: banners,
});

export const readSections = defineCall({
	...common,
	method: "GET",
	path: "/api/operator/content/sections",
	summary: "Shelves of both areas' home pages in their order",
	answer: sections,
});

export const saveSection = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/section/save",
	summary:
		"Changes a shelf, or adds one at the end of its area; 409 beyond twelve",
	body: sectionBody,
	answer: sections,
});

export const removeSection = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/section/remove/{id}",
	summary: "Takes a shelf away",
	params: z.object({ id }),
	answer: sections,
});

export const arrangeSections = defineCall({
	...common,
	method: "POST",
	path: "/api/operator/content/section/arrange/{cartType}",
	summary:
		"Puts all shelves of an area in order; 409 where others are there now",
	params: area,
	body: arrangement,
	answer: sections,
});
