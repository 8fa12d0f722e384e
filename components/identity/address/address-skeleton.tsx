import { useTranslations } from "next-intl";

/** The shape of what comes. */
export function AddressSkeleton() {
	const t = useTranslations("address.list");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			<ul className="addresses" aria-hidden="true">
				{["first", "second"].map((one) => (
					<li key={one} className="address flow gap-x2 as-card anywhere">
						<span className="skeleton" style={{ width: 120, height: 22 }} />
						<span className="skeleton" style={{ width: 220, height: 24 }} />
						<span className="skeleton" style={{ width: 320, height: 44 }} />
						<div className="ways rule-above">
							<span className="skeleton" style={{ width: 160, height: 44 }} />
						</div>
					</li>
				))}
			</ul>
		</>
	);
}
