import { useTranslations } from "next-intl";

const parts = [120, 260, 160];

/** The shape of what comes. */
export function ConfirmSkeleton() {
	const t = useTranslations("checkout");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			<div className="beside" aria-hidden="true">
				<div className="stack cols-1 gap-x4">
					{parts.map((height) => (
						<div key={height} className="part">
							<span className="skeleton line" style={{ width: 160 }} />
							<span className="skeleton" style={{ height }} />
						</div>
					))}
				</div>
				<div className="part">
					<span className="skeleton line" style={{ width: 120 }} />
					<span className="skeleton" style={{ height: 140 }} />
					<span className="skeleton" style={{ height: 44 }} />
				</div>
			</div>
		</>
	);
}
