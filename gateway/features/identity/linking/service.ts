import type { DataOf, Input } from "../../../contract/call";
import type {
	listLinkedPrograms,
	unlinkProgram,
} from "../../../contract/identity/linking";
import type { LinkScope } from "../../../contract/identity/linking-terms";
import type { Database, Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { hongKongTime } from "../../../http/hong-kong-time";
import { hashOfToken } from "../../../secrets/token";
import {
	deleteLinks,
	deleteOver,
	findClient,
	findToken,
	listLinks,
	setUsed,
} from "./repository";

export { challengeOf } from "./metadata";

// Programs to which an account is linked. What one may do is what its shopper allowed it, and what the services that it
// calls allow its shopper: a link opens no way of its own.

/** Whose a request of a program is, and what the program may do for them. */
export interface LinkedShopper {
	accountId: number;
	scopes: readonly LinkScope[];
}

const usedMs = 60 * 60_000;

/** Undefined for a token that opens nothing, or that is another program's. */
export async function findLinkedShopper(
	{ db, now }: Ctx,
	{ token, host }: { token: string; host: string },
): Promise<LinkedShopper | undefined> {
	const at = now();
	const found = await findToken(db, { hash: hashOfToken(token), now: at });
	if (found?.token.kind !== "access" || found.link.host !== host)
		return undefined;
	const { id, accountId, scopes, usedAt } = found.link;
	const before = new Date(at.getTime() - usedMs);
	if (!usedAt || usedAt < before) await setUsed(db, { id, at, before });
	return { accountId, scopes };
}

export async function isLinkable({ db }: Ctx, host: string): Promise<boolean> {
	return (await findClient(db, host)) !== undefined;
}

export async function listOwnPrograms(
	ctx: Ctx,
): Promise<DataOf<typeof listLinkedPrograms>> {
	const { uid } = signedInActor(ctx);
	const programs = new Map<string, DataOf<typeof listLinkedPrograms>[number]>();
	for (const { createdAt, usedAt, ...link } of await listLinks(ctx.db, uid)) {
		const known = programs.get(link.host);
		const used = usedAt && hongKongTime(usedAt);
		const last = known?.usedAt;
		programs.set(link.host, {
			...link,
			linkedAt: known?.linkedAt ?? hongKongTime(createdAt),
			scopes: [...new Set([...(known?.scopes ?? []), ...link.scopes])],
			usedAt: last && (!used || last > used) ? last : used,
		});
	}
	return [...programs.values()];
}

export async function unlinkOwn(
	ctx: Ctx,
	{ host }: Input<typeof unlinkProgram>["body"],
): Promise<null> {
	const { uid: accountId } = signedInActor(ctx);
	await deleteLinks(ctx.db, { accountId, host });
	return null;
}

export const exportLinks = ({ db }: Ctx, accountId: number) =>
	listLinks(db, accountId);

export const forgetLinks = (tx: Transaction, accountId: number) =>
	deleteLinks(tx, { accountId });

export const sweepLinks = (db: Database, now: Date): Promise<void> =>
	deleteOver(db, now);
