import { useTranslations } from "next-intl";
import { SlotsStyles } from "./slots-styles";

const days = Array.from({ length: 7 }, (_, at) => at);
const slots = Array.from({ length: 6 }, (_, at) => at);

/** The shape of a day of slots while they are asked for. */
export function SlotSkeleton() {
	const t = useTranslations("stores.slots");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			<SlotsStyles aria-hidden="true">
				<div className="slot-days">
					{days.map((day) => (
						<span key={day} className="slot-tab skeleton" />
					))}
				</div>
				<div className="slot-panel">
					<div className="slot-grid">
						{slots.map((slot) => (
							<span key={slot} className="slot skeleton" />
						))}
					</div>
					<p className="slot-note" />
				</div>
			</SlotsStyles>
		</>
	);
}
