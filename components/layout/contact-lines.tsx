import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { readSite } from "@/lib/cached/site";
import { mailAddress, phoneAddress } from "@/lib/format/customer-service";
import { currentLocale } from "@/lib/i18n/locale";

/** How to reach people, each way by itself; what the operator has not named is left out. */
export async function ContactLines() {
	const t = await getTranslations("layout.side");
	const { service } = await readSite(await currentLocale());
	const phone = phoneAddress(service);
	const mail = mailAddress(service);
	return (
		<>
			{phone && (
				<a className="line anywhere" href={phone}>
					<Icon name="phone" size={20} />
					<span className="visually-hidden">{t("phone")}</span>
					<b>{service.servicePhone}</b>
				</a>
			)}
			{service.serviceHours && (
				<p className="hours soft">
					<span className="visually-hidden">{t("hoursLabel")}</span>
					{service.serviceHours}
				</p>
			)}
			{mail && (
				<a className="line anywhere" href={mail}>
					<Icon name="mail" size={20} />
					<span className="visually-hidden">{t("email")}</span>
					{service.serviceEmail}
				</a>
			)}
		</>
	);
}
