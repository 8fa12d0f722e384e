"use client";

import { useLocale, useTranslations } from "next-intl";
import {
	LineField,
	Pair,
	TickField,
} from "@/components/layout/console/form/fields";
import type { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { FaultLine } from "@/components/ui/form/form-fault";
import { nameWeekdays } from "@/lib/format/opening-hours";
import type { StoreValues } from "./store-values";

interface HoursFieldsProps {
	form: ReturnType<typeof useAdminForm<StoreValues>>;
}

/** Opening hours of seven days from Monday on. */
export function HoursFields({ form }: HoursFieldsProps) {
	const t = useTranslations("console.stores");
	const weekdays = nameWeekdays(useLocale());
	const openingHours = form.watch("openingHours");
	const { errors } = form.formState;
	return (
		<div className="card">
			<h2>{t("hours")}</h2>
			{openingHours.map(({ isOpen }, day) => {
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
