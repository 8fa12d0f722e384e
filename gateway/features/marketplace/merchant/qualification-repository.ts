import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { merchantQualification } from "../../../db/schema/merchant";

const isOf = (merchantId: number) =>
	eq(merchantQualification.merchantId, merchantId);

export function countQualifications(
	db: Database,
	merchantId: number,
): Promise<number> {
	return db.$count(merchantQualification, isOf(merchantId));
}

/** In the order to be shown. */
export function listQualificationRows(db: Database, merchantId: number) {
	return db
		.select({
			title: merchantQualification.title,
			image: merchantQualification.image,
		})
		.from(merchantQualification)
		.where(isOf(merchantId))
		.orderBy(asc(merchantQualification.position));
}
