import { z } from "zod";
import { defineCall } from "../call";
import { email, newPassword } from "./account-fields";

// The first run of a shop: whoever reads the code that its start prints becomes its first operator, prepares it, and
// opens it. Until then nobody sees its pages.

export const getSetup = defineCall({
	method: "GET",
	path: "/api/front/setup",
	who: "all",
	summary: "Whether the shop has an operator, and whether it is open",
	answer: z.object({ isClaimed: z.boolean(), isOpen: z.boolean() }),
});

export const claimShop = defineCall({
	method: "POST",
	path: "/api/front/setup/claim",
	who: "all",
	summary:
		"Makes an account the first operator, by the code of the shop's start; 409 where the shop has one, also for a second try that came at the same time",
	body: z.object({
		code: z.string().trim().min(1, "emptyText").max(60, "setupCode"),
		email,
		password: newPassword,
	}),
	answer: z.null(),
});

export const getPreparation = defineCall({
	method: "GET",
	path: "/api/operator/setup",
	who: "operator",
	permission: "owner",
	summary: "What the settings say of mail, payment and address. Owners alone",
	answer: z.object({
		isOpen: z.boolean(),
		/** Of `SITE_URL`. */
		siteUrl: z.string(),
		/** Whether mails leave the machine; else they are kept in a file. */
		isMailLive: z.boolean(),
		/** By Stripe's test keys nobody pays. */
		isStripeTest: z.boolean(),
	}),
});

export const sendTrialMail = defineCall({
	method: "POST",
	path: "/api/operator/setup/mail",
	who: "operator",
	permission: "owner",
	summary:
		"Sends a mail to the own account's address, by the way that all mails go. Owners alone",
	answer: z.object({ email: z.string() }),
});

export const openShop = defineCall({
	method: "POST",
	path: "/api/operator/setup/open",
	who: "operator",
	permission: "owner",
	summary:
		"Lets everybody see the shop, from now on; nothing changes where they do. Owners alone",
	answer: z.null(),
});
