import { z } from "zod";
import { serviceTypes } from "./site-terms";

/** A field that an operator left out is empty. */
export const serviceConfig = z.object({
	serviceType: z.enum(serviceTypes),
	/** Web address of the chat, for H5. */
	serviceLink: z.string(),
	/** Number for text messages or web address of a messenger, for message. */
	serviceMessage: z.string(),
	/** As people say it, for phone and hotline, and shown beside every kind. */
	servicePhone: z.string(),
	serviceEmail: z.string(),
	serviceHours: z.string(),
});
export type ServiceConfig = z.infer<typeof serviceConfig>;

/** `path` is a path of the shop without locale prefix, or an https address. */
const link = z.object({ name: z.string(), path: z.string() });

/** What stands around every page. */
export const siteConfig = z.object({
	siteName: z.string(),
	logo: z.string(),
	service: serviceConfig,
	/** Null while there is nothing to say. */
	topBanner: z.object({ text: z.string(), path: z.string() }).nullable(),
	/** Where the app is had; empty where there is none. */
	appLinks: z.object({ ios: z.string(), android: z.string() }),
	aboutLinks: z.array(z.object({ title: z.string(), links: z.array(link) })),
});
export type SiteConfig = z.infer<typeof siteConfig>;

/** Of a shop whose operator has set nothing yet. */
export const emptySite: SiteConfig = {
	siteName: "",
	logo: "",
	service: {
		serviceType: "phone",
		serviceLink: "",
		serviceMessage: "",
		servicePhone: "",
		serviceEmail: "",
		serviceHours: "",
	},
	topBanner: null,
	appLinks: { ios: "", android: "" },
	aboutLinks: [],
};
