import type { Queryable } from "../../../db/client";
import { findSettled } from "../payment/service";
import { findSource } from "./exchange/repository";

/** The charge that a master was paid by, its own or that of the goods it was exchanged for; undefined where nothing was. */
export async function findSourceOf(db: Queryable, masterId: number) {
	return (await findSettled(db, masterId)) ?? findSource(db, masterId);
}
