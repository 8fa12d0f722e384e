import { randomInt } from "node:crypto";
import type { Ctx } from "../../../http/context";
import { answerIn } from "../../../words/words";

interface Contact {
	email?: string;
	phone?: string;
	passwordHash?: string;
}

/** A first name that tells nothing of its owner: it stands beside reviews. */
const firstNickname = ({ locale }: Ctx) =>
	`${answerIn(locale, "shopper")} ${randomInt(100_000, 1_000_000)}`;

function newAccount<Kind extends "member" | "tourist">(
	ctx: Ctx,
	kind: Kind,
	contact: Contact,
) {
	return {
		kind,
		nickname: firstNickname(ctx),
		locale: ctx.locale,
		createdAt: ctx.now(),
		...contact,
	};
}

/** Contact must have been proven to be the member's own. */
export const newMember = (ctx: Ctx, contact: Contact) =>
	newAccount(ctx, "member", contact);

export const newTourist = (ctx: Ctx, contact: Contact) =>
	newAccount(ctx, "tourist", contact);
