import { useTranslations } from "next-intl";
import { CardRow, OrderCards } from "./order-styles";

/** The shape of what comes. */
export function OrderSkeleton() {
	const t = useTranslations("order.list");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			<OrderCards as="div" aria-hidden="true">
				{["first", "second"].map((one) => (
					<div key={one} className="order">
						<CardRow>
							<span className="skeleton" style={{ width: 160, height: 24 }} />
							<span className="skeleton" style={{ width: 72, height: 24 }} />
						</CardRow>
						<span className="skeleton" style={{ height: 64 }} />
						<span className="skeleton" style={{ height: 44 }} />
						<span className="skeleton" style={{ height: 44 }} />
					</div>
				))}
			</OrderCards>
		</>
	);
}
