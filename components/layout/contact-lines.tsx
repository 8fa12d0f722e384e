import { Mail, Phone } from "lucide-react";
import { useTranslations } from "next-intl";
import { customerService } from "@/lib/customer-service";

/** How to reach people, as plain elements of the region around them. */
export function ContactLines() {
	const t = useTranslations("layout.side");
	const { phone, email, firstHour, lastHour } = customerService;
	return (
		<>
			<a className="line" href={`tel:${phone.dialled}`}>
				<Phone size={20} aria-hidden="true" />
				<span className="visually-hidden">{t("phone")}</span>
				<b>{phone.spoken}</b>
			</a>
			<p className="hours">
				<span className="visually-hidden">{t("hoursLabel")}</span>
				{t("hours", { from: `${firstHour}:00`, to: `${lastHour}:00` })}
			</p>
			<a className="line" href={`mailto:${email}`}>
				<Mail size={20} aria-hidden="true" />
				<span className="visually-hidden">{t("email")}</span>
				{email}
			</a>
		</>
	);
}
