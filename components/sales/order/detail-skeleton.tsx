import { useTranslations } from "next-intl";
import { Part } from "./order-styles";

/** Of how it stands, the time line and the goods. */
const heights = [132, 180, 240];

/** The shape of what comes. */
export function DetailSkeleton() {
	const t = useTranslations("order.list");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			{heights.map((height) => (
				<Part as="div" key={height} aria-hidden="true">
					<span className="skeleton" style={{ height }} />
				</Part>
			))}
		</>
	);
}
