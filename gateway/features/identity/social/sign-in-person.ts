import { nicknameLengthMax } from "../../../contract/identity/account-terms";
import type { SignedIn } from "../../../contract/identity/login";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import type { Person } from "../../../providers/social/interface";
import { openSession, type SessionOwner } from "../session/service";
import * as repository from "./repository";

export type Provider = "facebook" | "twitter";

/**
 * Opens a session of the account that belongs to a person of another service, or of a new one. No account is ever
 * found by an e-mail or a name that the service tells: only by the id under which it was made.
 */
export async function signInPerson(
	ctx: Ctx,
	provider: Provider,
	person: Person,
): Promise<SignedIn> {
	const owner = await ctx.db.transaction((tx) =>
		findOrMake(tx, ctx, { provider, person }),
	);
	return openSession(ctx, owner, provider);
}

async function findOrMake(
	tx: Transaction,
	ctx: Ctx,
	{ provider, person }: { provider: Provider; person: Person },
): Promise<SessionOwner> {
	const identity = { provider, subject: person.subject };
	const known = await repository.findOwner(tx, identity);
	if (known && !known.deletedAt) return known;
	if (known) await repository.deleteIdentity(tx, identity);

	const made = await repository.insertMember(tx, {
		nickname: presentable(person.nickname, provider),
		locale: ctx.locale,
		createdAt: ctx.now(),
	});
	const isFirst = await repository.insertIdentity(tx, {
		...identity,
		accountId: made.id,
	});
	if (isFirst) return made;
	await repository.deleteMember(tx, made.id);
	const first = await repository.findOwner(tx, identity);
	if (!first) throw new Error("Two sign-ins of one person undid each other");
	return first;
}

/** A name as our own forms would take it. */
function presentable(name: string, provider: Provider): string {
	const plain = name.replace(/\p{C}+/gu, " ").trim();
	return Array.from(plain).slice(0, nicknameLengthMax).join("") || provider;
}
