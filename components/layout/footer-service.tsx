import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { ServiceConfig } from "@/gateway/contract/content/site";
import { mailAddress, phoneAddress } from "@/lib/format/customer-service";
import { FooterPart } from "./footer-styles";

/** Who we are and whom to ask, in the same place on every page. */
export function FooterService({ service }: { service: ServiceConfig }) {
	const t = useTranslations("layout");
	const phone = phoneAddress(service);
	const mail = mailAddress(service);
	return (
		<FooterPart
			as="section"
			className="about stack gap-x1 to-start from-top"
			aria-label={t("shop.name")}
		>
			<p className="head-reading bold">{t("shop.name")}</p>
			<p className="detail soft text-pretty">{t("shop.description")}</p>
			{(phone || mail) && <h2>{t("side.service")}</h2>}
			{phone && (
				<a href={phone}>
					<Icon name="phone" size={18} />
					<b className="size-title">{service.servicePhone}</b>
				</a>
			)}
			{mail && (
				<a href={mail}>
					<Icon name="mail" size={18} />
					{service.serviceEmail}
				</a>
			)}
			<p className="detail soft text-pretty">{service.serviceHours}</p>
		</FooterPart>
	);
}
