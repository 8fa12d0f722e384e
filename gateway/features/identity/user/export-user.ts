import { signedInActor } from "../../../http/access";
import type { Ctx, ExportSections } from "../../../http/context";
import { listPictures } from "../../platform/upload/service";
import { listAllSessions } from "../session/service";
import * as repository from "./repository";

/** What the shop keeps of an account itself; what features keep besides, their subscribers export. */
const ownSections: ExportSections = {
	account: describeAccount,
	visitsAsTourist: (ctx, id) => repository.listAdopted(ctx.db, id),
	otherServices: (ctx, id) => repository.listSocialIdentities(ctx.db, id),
	sessions: listAllSessions,
	pictures: listPictures,
};

/** What the password's hash is stays out: it is a secret of the account, not a record about it. */
async function describeAccount(ctx: Ctx, id: number): Promise<unknown> {
	const { passwordHash, ...row } = await repository.getAccount(ctx.db, id);
	return { ...row, hasPassword: passwordHash !== null };
}

export const exportOwnUser = (ctx: Ctx) =>
	exportAccount(ctx, signedInActor(ctx).uid);

export async function exportAccount(
	ctx: Ctx,
	uid: number,
): Promise<Record<string, unknown>> {
	const exported: Record<string, unknown> = {
		exportedAt: ctx.now().toISOString(),
	};
	const all = ctx.accountSubscribers.map(({ sections = {} }) => sections);
	for (const sections of [ownSections, ...all])
		for (const [name, read] of Object.entries(sections))
			exported[name] = await read(ctx, uid);
	// As it will read in the file: times as text.
	return JSON.parse(JSON.stringify(exported));
}
