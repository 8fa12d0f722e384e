import { useTranslations } from "next-intl";

/** The shape of what comes. */
export function OrderSkeleton() {
	const t = useTranslations("order.list");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			<div className="orders stack cols-1 gap-x4" aria-hidden="true">
				{["first", "second"].map((one) => (
					<div key={one} className="order">
						<div className="head">
							<span className="skeleton" style={{ width: 160, height: 24 }} />
							<span className="skeleton" style={{ width: 72, height: 24 }} />
						</div>
						<span className="skeleton" style={{ height: 64 }} />
						<span className="skeleton" style={{ height: 44 }} />
						<span className="skeleton" style={{ height: 44 }} />
					</div>
				))}
			</div>
		</>
	);
}
