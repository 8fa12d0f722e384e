import type { BodyOf } from "@/gateway/contract/call";
import type {
	editShop,
	ShopSettings,
} from "@/gateway/contract/marketplace/merchant-admin";

export type ShopValues = ReturnType<typeof valuesOf>;

/** Settings as they are typed: what there is none of is empty. */
export function valuesOf({ id: _, cartType: __, ...shop }: ShopSettings) {
	return {
		...shop,
		cover: shop.cover ?? "",
		serviceType: shop.serviceType ?? ("" as const),
	};
}

export function bodyOf(
	merId: number | undefined,
	values: ShopValues,
): BodyOf<typeof editShop> {
	return {
		...values,
		merId,
		cover: values.cover || null,
		serviceType: values.serviceType || null,
	};
}
