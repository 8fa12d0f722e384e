import { localize } from "../../../contract/locale";
import type { MerchantQualification } from "../../../contract/marketplace/merchant";
import type { Ctx } from "../../../http/context";
import { requireProofOfWork } from "../../../http/proof-of-work";
import { readPicture } from "../../platform/upload/service";
import { listQualificationRows } from "./repository";
import { getMerchantRow } from "./service";

// Pictures of licences carry names, addresses and numbers of people. Whoever wants to see them shows first that a
// device has worked for it, anew for each merchant and each look, so that nobody collects them all. The pictures travel
// in the answer itself: no address leads to them.

/** Throws 404 for a merchant nobody knows and 429, with a challenge, for whoever brings no fresh solution. */
export async function readQualifications(
	ctx: Ctx,
	id: number,
): Promise<MerchantQualification[]> {
	await getMerchantRow(ctx, id);
	await requireProofOfWork(ctx);
	const rows = await listQualificationRows(ctx.db, id);
	const pictures = await Promise.all(
		rows.map(({ image }) => readPicture(ctx, image)),
	);
	return rows.flatMap(({ title }, at) => {
		const bytes = pictures[at];
		if (!bytes) return [];
		const image = `data:image/webp;base64,${Buffer.from(bytes).toString("base64")}`;
		return [{ title: title && localize(title, ctx.locale), image }];
	});
}
