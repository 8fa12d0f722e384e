import { staffRole } from "../db/schema/staff";
import type { TestShop } from "./test-shop";

/** The number of a fresh role, an operator's unless told otherwise. */
export async function openRole(
	{ db }: Pick<TestShop, "db">,
	row: Partial<typeof staffRole.$inferInsert>,
): Promise<number> {
	const [made] = await db
		.insert(staffRole)
		.values({ scope: "operator", name: { en: "Some" }, ...row })
		.returning({ id: staffRole.id });
	return made?.id ?? 0;
}
