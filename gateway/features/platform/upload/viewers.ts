import type { StaffPermission } from "../../../contract/permission";
import type { Transaction } from "../../../db/client";
import { may } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { isOperator, isTheirs } from "../../../http/staff";
import * as repository from "./repository";
import { folder, isOfShop } from "./uses";

// Who may see a picture. A private one is its sender's and operators' to see: licences, and what belongs to a review or
// a refund until it is handed in. With a refund its buyer and the staff of its merchant may see it, with a review everybody;
// with a message the shopper and the staff who have the conversation.

const nameShape = /^[0-9a-f]{32}(-800|-400|-\d{1,4}x\d{1,4})?\.webp$/;

interface SeenPicture {
	/** Whether everybody may see it. */
	isPublic: boolean;
	/** Whether it belongs to a person, who may take it back, rather than to the shop. */
	isPersonal: boolean;
}

/** Undefined where no account has such a picture any more, and where it is not the caller's to see. */
export async function findPicture(
	ctx: Ctx,
	name: string,
): Promise<SeenPicture | undefined> {
	if (!nameShape.test(name)) return undefined;
	// The smaller of two sizes has no row of its own.
	const path = folder + name.replace("-400.", "-800.");
	const row = await repository.findUpload(ctx.db, path);
	if (!row || (row.isPrivate && !maySee(ctx, row))) return undefined;
	return { isPublic: !row.isPrivate, isPersonal: !isOfShop(row.model) };
}

function maySee(
	ctx: Ctx,
	{ accountId, shownTo, model, merchantIds }: repository.FoundUpload,
) {
	const { actor } = ctx;
	if (actor.kind === "account" && [accountId, shownTo].includes(actor.uid))
		return true;
	const ofOperators: StaffPermission[] =
		model === "message" ? ["conversations"] : ["refunds", "people", "orders"];
	if (isOperator(ctx) && ofOperators.some((one) => may(actor, one)))
		return true;
	return merchantIds.some((id) => isTheirs(ctx, id));
}

/** From now on everybody may see what belongs to a review. */
export async function showPictures(
	tx: Transaction,
	paths: string[],
): Promise<void> {
	if (paths.length > 0) await repository.makePublic(tx, paths);
}

/** From now on a shopper may see what staff sent: with a message, or of goods that came back. */
export async function showPicturesTo(
	tx: Transaction,
	{ paths, accountId }: { paths: string[]; accountId: number },
): Promise<void> {
	if (paths.length > 0) await repository.showTo(tx, paths, accountId);
}

/** From now on a merchant's staff may see what belongs to a refund or a message. */
export async function showPicturesToStaff(
	tx: Transaction,
	{ paths, merchantId }: { paths: string[]; merchantId: number },
): Promise<void> {
	if (paths.length > 0) await repository.addViewers(tx, paths, merchantId);
}
