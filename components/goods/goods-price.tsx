import { Price } from "@/components/ui/price";
import type { PriceFace } from "./use-price-face";

/** Plain elements under `goodsCardStyle`. */
export function GoodsPrice({ amount, old, before, after }: PriceFace) {
	return (
		<>
			<Price
				amount={amount}
				oldPrice={old?.amount}
				oldPriceLabel={old?.label}
				before={before}
				after={after}
			/>
			{old && <span className="saving">{old.saving}</span>}
		</>
	);
}
