import { ne } from "drizzle-orm";
import type { Database } from "../db/client";
import type { Random } from "../db/sample/random";
import { account } from "../db/schema/account";
import { address } from "../db/schema/address";
import { coupon, couponReceipt } from "../db/schema/coupon";
import { pointsEntry } from "../db/schema/points";
import { store } from "../db/schema/store";
import { type SoldGoods, seedGoods } from "./seed-goods";

export interface Buyer {
	accountId: number;
	addressId: number;
}

/** Staff of a merchant, or an operator where that is null. */
export interface Clerk {
	accountId: number;
	merchantId: number | null;
}

export interface SeededShop {
	skuIds: number[];
	stocks: number[];
	variantOf: SoldGoods["variantOf"];
	buyers: Buyer[];
	clerks: Clerk[];
}

const buyersCount = 3;
/** Fewer than buyers, so that they want the same slot. */
const slotCapacity = 2;
const dayMs = 24 * 60 * 60 * 1_000;
export const homePoint = { latitude: 22.2863, longitude: 114.2185 };
const home = {
	realName: "Kit Chan",
	countryCode: "+852",
	phone: "91234567",
	email: "",
	country: "HK",
	city: "",
	district: "eastern",
	detail: "Taikoo Shing",
	block: "",
	floor: "",
	houseNumber: "B",
	postcode: "",
	addressType: "home" as const,
	isDefault: true,
	...homePoint,
};

/**
 * A handful of goods with few pieces, whoever works for their merchants, and buyers with coupons and points, in a sample
 * shop that is there already.
 */
export async function seedShop(
	db: Database,
	random: Random,
	nowMs: number,
): Promise<SeededShop> {
	const { merchantIds, ...sold } = await seedGoods(db, random);
	await db
		.update(store)
		.set({ slotCapacity })
		.where(ne(store.slotCapacity, slotCapacity));
	const at = new Date(nowMs);
	const clerks = await seedClerks(db, merchantIds, at);
	const buyers = await seedBuyers(db, at);
	const ids = buyers.map(({ accountId }) => accountId);
	await seedCoupons(db, ids, { merchantId: merchantIds[0] ?? 0, at });
	await db.insert(pointsEntry).values(
		ids.map((accountId) => ({
			accountId,
			kind: "granted" as const,
			amount: 700,
			usableFrom: at,
			at,
		})),
	);
	return { ...sold, buyers, clerks };
}

async function seedClerks(
	db: Database,
	merchantIds: number[],
	createdAt: Date,
): Promise<Clerk[]> {
	const { id: accountId, merchantId } = account;
	return db
		.insert(account)
		.values(
			[...merchantIds, null].map((one) => ({
				kind: "member" as const,
				nickname: "StaffClient",
				createdAt,
				scope: [one === null ? ("operator" as const) : ("merchant" as const)],
				merchantId: one,
				locale: "en" as const,
			})),
		)
		.returning({ accountId, merchantId });
}

async function seedBuyers(db: Database, at: Date): Promise<Buyer[]> {
	const accounts = await db
		.insert(account)
		.values(
			Array.from({ length: buyersCount }, () => ({
				kind: "member" as const,
				nickname: "Kit",
				locale: "en" as const,
				createdAt: at,
			})),
		)
		.returning({ id: account.id });
	return db
		.insert(address)
		.values(
			accounts.map(({ id }) => ({ ...home, accountId: id, updatedAt: at })),
		)
		.returning({ addressId: address.id, accountId: address.accountId });
}

/** One of the shop and one of a merchant for each buyer. */
async function seedCoupons(
	db: Database,
	accountIds: number[],
	{ merchantId, at }: { merchantId: number; at: Date },
): Promise<void> {
	const given = await db
		.insert(coupon)
		.values(
			[null, merchantId].map((whose) => ({
				type: "general" as const,
				name: { en: "Welcome" },
				merchantId: whose,
				amount: "5.00",
				minimumSpend: "10.00",
				validDays: 7,
				isOffered: false,
				createdAt: at,
			})),
		)
		.returning({ id: coupon.id });
	const expiresAt = new Date(at.getTime() + 7 * dayMs);
	await db.insert(couponReceipt).values(
		given.flatMap(({ id: couponId }) =>
			accountIds.map((accountId) => ({
				accountId,
				couponId,
				receivedAt: at,
				expiresAt,
			})),
		),
	);
}
