import type { Input } from "../../../contract/call";
import type { Review, replyToReview } from "../../../contract/sales/review";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { requireTheirs } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import { dropGoodsPages } from "./goods-pages";
import { presentReview } from "./presenter";
import * as repository from "./write-repository";

/** By the staff of the merchant whose goods it is about, or by an operator; for anybody else it is not found. */
export function replyOnce(
	ctx: Ctx,
	{ id, text }: Input<typeof replyToReview>["body"],
): Promise<Review> {
	return ctx.db.transaction(async (tx) => {
		const found = requireTheirs(ctx, await repository.findReview(tx, id));
		const replied = await repository.setReply(tx, id, { text, at: ctx.now() });
		if (!replied) throw new GatewayError(409, "alreadyReplied");
		await recordAudit(tx, ctx, {
			action: "review.reply",
			target: `review ${id}`,
			merchantId: found.merchantId,
			changes: [{ field: "reply", before: "", after: text }],
		});
		await dropGoodsPages(tx, [replied.goodsId]);
		return presentReview(replied, ctx.locale);
	});
}
