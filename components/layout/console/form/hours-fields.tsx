"use client";

import { useLocale, useTranslations } from "next-intl";
import { useFormContext, useFormState } from "react-hook-form";
import { FaultLine } from "@/components/ui/form/form-fault";
import { nameWeekdays } from "@/lib/format/opening-hours";
import { LineField, Pair, TickField } from "./fields";
import type { DayValues } from "./hours-values";

interface HoursForm {
	openingHours: DayValues[];
}

/** Opening hours of seven days from Monday on, the form's `openingHours`. */
export function HoursFields({ title }: { title: string }) {
	const t = useTranslations("console.stores");
	const weekdays = nameWeekdays(useLocale());
	const { watch } = useFormContext<HoursForm>();
	const { errors } = useFormState<HoursForm>();
	return (
		<div className="card">
			<h2>{title}</h2>
			{watch("openingHours").map(({ isOpen }, day) => {
				const name = weekdays[day] ?? "";
				return (
					<div key={name}>
						<TickField
							path={`openingHours.${day}.isOpen`}
							label={t("opensOn", { day: name })}
						/>
						{isOpen && (
							<Pair>
								<LineField
									path={`openingHours.${day}.from`}
									label={t("opensAt", { day: name })}
									type="time"
								/>
								<LineField
									path={`openingHours.${day}.to`}
									label={t("closesAt", { day: name })}
									type="time"
								/>
							</Pair>
						)}
						{errors.openingHours?.[day]?.message && (
							<FaultLine>{t("wrongHours")}</FaultLine>
						)}
					</div>
				);
			})}
		</div>
	);
}
