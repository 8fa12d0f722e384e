"use client";

import { ShopList } from "@/components/layout/console/shop-select";
import { useStaff } from "@/components/layout/console/use-staff";

interface MerchantChoiceProps {
	merId?: number;
	onChoose: (merId: number | undefined) => void;
}

/** Which merchant's an operator looks at; staff have their own and no choice. */
export function MerchantChoice({ merId, onChoose }: MerchantChoiceProps) {
	if (!useStaff()?.isOperator) return null;
	return (
		<div className="merchant-choice flow wraps gap-x2">
			<ShopList value={merId} none="all" onChoose={onChoose} />
		</div>
	);
}
