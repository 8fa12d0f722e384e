import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { MerchantOrder } from "@/gateway/contract/sales/order";
import { formatPrice } from "@/lib/money/money";

interface OrderLineProps {
	line: Pick<
		MerchantOrder["lines"][number],
		"name" | "image" | "options" | "price" | "quantity"
	>;
	/** Instead of the bare name, such as a link. */
	name?: ReactNode;
	/** At the end of the row; the price of a piece stands in the words. */
	amount?: string;
	/** Below the words. */
	children?: ReactNode;
}

/** One sku of an order, as it was when it was bought. */
export function OrderLine(props: OrderLineProps) {
	const { line, name = line.name, amount, children } = props;
	const options = Object.values(line.options).join(" · ");
	return (
		<li className="line">
			<Picture source={line.image} alt="" width={64} />
			<div className="what anywhere">
				<p className="name">{name}</p>
				<p className="soft">
					{options && `${options} · `}
					{formatPrice(line.price)} ×&nbsp;{line.quantity}
				</p>
				{children}
			</div>
			{amount && <span className="strong no-break">{formatPrice(amount)}</span>}
		</li>
	);
}
