import type { Coupon } from "@/gateway/contract/sales/coupon";
import { paths } from "@/lib/routes/paths";

/** Where a coupon can be used: its goods, its category, its merchant, else the mall. */
export function couponPath({ type, goods, category, merchant }: Coupon) {
	const [only, ...others] = goods;
	if (type === "goods" && only && (others.length === 0 || !merchant))
		return paths.goods(only.id);
	if (category) return paths.goodsList({ cid: category.id });
	return merchant ? paths.merchant(merchant.id) : paths.home("E_COMMERCE");
}
