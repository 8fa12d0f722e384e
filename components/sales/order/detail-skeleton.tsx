import { useTranslations } from "next-intl";

const parts = [
	["state", 132],
	["time line", 180],
	["goods", 240],
] as const;

/** The shape of what comes. */
export function DetailSkeleton() {
	const t = useTranslations("order.list");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			{parts.map(([part, height]) => (
				<div key={part} className="part" aria-hidden="true">
					<span className="skeleton" style={{ height }} />
				</div>
			))}
		</>
	);
}
