import { z } from "zod";
import { defineCall } from "../call";
import { agreement } from "../content/help";
import {
	captcha,
	checkPhone,
	countryCode,
	email,
	phoneText,
} from "../identity/account-fields";
import { named, pageOf, pageQuery } from "../values";
import {
	applicationStates,
	companyNameLengthMax,
	qualificationPicturesMax,
	realNameLengthMax,
} from "./merchant-application-terms";

// Applying for a shop of one's own. A member applies, an operator answers; who was refused may apply again with what was
// sent before. The pictures are shown to the applicant and to operators alone.

const required = (fault: string, lengthMax: number) =>
	z.string({ error: fault }).trim().min(1, fault).max(lengthMax, "tooLong");

const chosen = (fault: string) =>
	z.int(fault).min(1, fault).max(2_147_483_647, fault);

/** What is typed and chosen, as the form and the call parse it. */
export const applicationForm = z
	.object({
		companyName: required("emptyCompany", companyNameLengthMax),
		realName: required("emptyRealName", realNameLengthMax),
		countryCode,
		phone: phoneText,
		email,
		/** Sent to that e-mail. */
		captcha,
		/** One of `merchant/all/category/list`. */
		categoryId: chosen("emptyCategory"),
		/** One of `merchant/all/type/list`. */
		typeId: chosen("emptyType"),
		/** Paths that `upload/image` answered to this account for a merchant. */
		images: z
			.array(z.string().max(200), { error: "emptyImage" })
			.min(1, "emptyImage")
			.max(qualificationPicturesMax, "tooManyImages")
			.refine((paths) => new Set(paths).size === paths.length, "correctValue"),
		agreement: z.boolean({ error: "agreement" }).refine(Boolean, "agreement"),
	})
	.superRefine(checkPhone);

export const application = z.object({
	id: z.int(),
	state: z.enum(applicationStates),
	companyName: z.string(),
	realName: z.string(),
	countryCode: z.string(),
	/** Without the country's code. */
	phone: z.string(),
	email: z.string(),
	/** Null where the shop has given that category up since. */
	category: named.nullable(),
	type: named,
	images: z.array(z.string()),
	/** Hong Kong time. */
	appliedAt: z.string(),
	/** The day by which it is answered, such as "2026-12-11". */
	answerBy: z.iso.date(),
	decidedAt: z.string().nullable(),
	/** Why it was refused; null for any other. */
	reason: z.string().nullable(),
	/** The shop that came of it. */
	merchantId: z.int().nullable(),
});
export type Application = z.infer<typeof application>;

export const getSettledAgreement = defineCall({
	method: "GET",
	path: "/api/front/merchant/settled/agreement",
	who: "session",
	summary: "What whoever applies for a shop agrees to",
	answer: agreement,
});

export const listSettledRecords = defineCall({
	method: "GET",
	path: "/api/front/merchant/settled/record",
	who: "member",
	summary: "The account's applications for a shop, the latest first",
	query: pageQuery,
	answer: pageOf(application).extend({
		/** By which day one that is sent now is answered. */
		answerBy: z.iso.date(),
	}),
});

export const sendSettledCode = defineCall({
	method: "POST",
	path: "/api/front/merchant/settled/captcha",
	who: "member",
	summary: "Sends a code to the e-mail that stands in an application",
	body: z.object({ email }),
	answer: z.object({
		/** Until the next one may be asked for. */
		resendAfterSeconds: z.int(),
	}),
});

export const applyForShop = defineCall({
	method: "POST",
	path: "/api/front/merchant/settled/apply",
	who: "member",
	summary:
		"Applies for a shop; 409 while another one waits for its answer, and for whoever works for a shop already",
	body: applicationForm,
	answer: application,
});
