import { useTranslations } from "next-intl";

/** The shape of what comes. */
export function PaymentSkeleton() {
	const t = useTranslations("checkout");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			<div className="narrow stack cols-1 gap-x4" aria-hidden="true">
				<div className="part">
					<span className="skeleton" style={{ height: 96 }} />
				</div>
				<div className="part">
					<span className="skeleton" style={{ height: 200 }} />
				</div>
			</div>
		</>
	);
}
