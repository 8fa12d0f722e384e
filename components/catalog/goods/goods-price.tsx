import { Price } from "@/components/ui/price";
import type { PriceView } from "./use-price-view";

/** Plain elements under `goodsCardCss`. */
export function GoodsPrice({ amount, old, before, after }: PriceView) {
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
