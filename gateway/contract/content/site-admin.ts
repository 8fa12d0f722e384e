import { z } from "zod";
import { defineCall } from "../call";
import { localized, localizedText, optionalText } from "../localized-text";
import { contentLink } from "./content-link";
import { serviceTypes } from "./site-terms";

// What operators set for the whole shop.

const lineLengthMax = 120;
const listsMax = 6;
const linksMax = 12;

const linkOrNone = z.union([z.literal(""), contentLink], {
	error: "correctLink",
});
const phone = /^(\+?[\d ]{3,20})?$/;

const siteBody = z.object({
	siteName: localizedText(40),
	/** What search engines read. */
	keywords: optionalText(300),
	description: optionalText(300),
	service: z.object({
		serviceType: z.enum(serviceTypes),
		serviceLink: linkOrNone,
		/** A number for text messages or the https address of a messenger. */
		serviceMessage: z
			.string()
			.trim()
			.max(300, "tooLong")
			.refine(
				(text) => phone.test(text) || contentLink.safeParse(text).success,
				"correctLink",
			),
		servicePhone: z.string().trim().regex(phone, "correctPhone"),
		serviceEmail: z.union([z.literal(""), z.email()], {
			error: "correctEmail",
		}),
		serviceHours: optionalText(lineLengthMax),
	}),
	/** Null while there is nothing to say. */
	topBanner: z
		.object({ text: localizedText(lineLengthMax), path: contentLink })
		.nullable(),
	appLinks: z.object({ ios: linkOrNone, android: linkOrNone }),
	aboutLinks: z
		.array(
			z.object({
				title: localizedText(40),
				links: z
					.array(z.object({ name: localizedText(60), path: contentLink }))
					.max(linksMax, "tooMany"),
			}),
		)
		.max(listsMax, "tooMany"),
});
export type SiteBody = z.output<typeof siteBody>;

const adminSite = z.object({
	siteName: localized,
	keywords: localized,
	description: localized,
	service: siteBody.shape.service.extend({
		serviceLink: z.string(),
		serviceMessage: z.string(),
		servicePhone: z.string(),
		serviceEmail: z.string(),
		serviceHours: localized,
	}),
	topBanner: z.object({ text: localized, path: z.string() }).nullable(),
	appLinks: z.object({ ios: z.string(), android: z.string() }),
	aboutLinks: z.array(
		z.object({
			title: localized,
			links: z.array(z.object({ name: localized, path: z.string() })),
		}),
	),
});
export type AdminSite = z.infer<typeof adminSite>;

export const readSite = defineCall({
	method: "GET",
	path: "/api/operator/content/site",
	who: "operator",
	permission: "content",
	summary: "Settings of the whole shop in all their languages",
	answer: adminSite,
});

export const saveSite = defineCall({
	method: "POST",
	path: "/api/operator/content/site",
	who: "operator",
	permission: "content",
	summary: "Sets them all at once",
	body: siteBody,
	answer: adminSite,
});
