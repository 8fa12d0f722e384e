import { eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { insertRow } from "../db/one-row";
import { goods } from "../db/schema/goods";
import { question } from "../db/schema/question";

/** A question about a goods that nobody has looked at, but for what is said otherwise; answers its id. */
export async function seedQuestion(
	db: Database,
	goodsId: number,
	more: Partial<typeof question.$inferInsert> = {},
): Promise<number> {
	const [sold] = await db
		.select({ merchantId: goods.merchantId })
		.from(goods)
		.where(eq(goods.id, goodsId));
	if (!sold) throw new Error(`There is no goods ${goodsId}`);
	const row = { text: "How high is it?", locale: "en", ...more } as const;
	const createdAt = new Date();
	return (
		await insertRow(db, question, { goodsId, ...sold, createdAt, ...row })
	).id;
}
