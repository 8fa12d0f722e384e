import { z } from "zod";
import { defineCall } from "../call";
import { pathMaxLength } from "./page-view-terms";

export const recordPageView = defineCall({
	method: "POST",
	path: "/api/front/pc/visit",
	who: "all",
	summary: "Counts one page view; keeps no personal data",
	body: z.strictObject({
		path: z.string().startsWith("/", "correctPath").max(pathMaxLength),
		referrer: z.string().max(pathMaxLength).default(""),
	}),
	answer: z.null(),
});
