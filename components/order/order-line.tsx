"use client";

import { Picture } from "@/components/ui/picture";
import type { MerchantOrder } from "@/gateway/contract/order";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money";
import { paths } from "@/lib/routes";

/** One sku of an order, as it was bought. */
export function OrderLine({ line }: { line: MerchantOrder["lines"][number] }) {
	const options = Object.values(line.options).join(" · ");
	return (
		<li className="line-row">
			<Picture source={line.image} alt="" width={64} />
			<Link
				className="name"
				href={paths.goods(line.goodsId, line.skuId)}
				prefetch={false}
			>
				{line.name}
			</Link>
			<span className="amount">{formatPrice(line.subtotal)}</span>
			<span className="below soft">
				{options && `${options} · `}
				{formatPrice(line.price)} × {line.quantity}
			</span>
		</li>
	);
}
