import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ServiceConfig } from "@/gateway/contract/content/site";
import {
	scannedAddress,
	talkAddress,
	textAddress,
} from "@/lib/format/customer-service";
import { ContactLines } from "./contact-lines";
import { HoverPopover } from "./hover-popover";
import { TalkLink } from "./talk-link";
import { UnreadMark } from "./unread-mark";

const panelId = "customer-service";

/** Whom to ask, and how: nothing at all where the operator has named nobody. */
export function ServiceCorner({ service }: { service: ServiceConfig }) {
	const t = useTranslations("layout.side");
	if (!scannedAddress(service)) return null;
	return (
		<HoverPopover className="service">
			<button
				type="button"
				className="item row gap-x1 full head-small text-centre rule-below"
				popoverTarget={panelId}
				popoverTargetAction="show"
			>
				<Icon name="headset" size={22} />
				{t("helpShort")}
				<UnreadMark word={t("unread")} />
			</button>
			<ServicePanel service={service} />
		</HoverPopover>
	);
}

// messages: layout.side.talk.*
function ServicePanel({ service }: { service: ServiceConfig }) {
	const t = useTranslations("layout.side");
	const locale = useLocale();
	const talk = talkAddress(service);
	return (
		<section id={panelId} popover="auto" aria-label={t("service")}>
			<p className="title head-reading bold">{t("service")}</p>
			<ContactLines />
			{textAddress(service) && (
				<p className="message line">
					<Icon name="message-circle" size={20} />
					<span className="visually-hidden">{t("talk.message")}</span>
					<b>{service.serviceMessage}</b>
				</p>
			)}
			{talk && (
				<TalkLink
					className={buttonClass({ kind: "primary", isWide: true })}
					href={talk}
				>
					<Icon name="message-circle" size={20} />
					{t(`talk.${service.serviceType}`)}
				</TalkLink>
			)}
			<div className="row gap-x4 soft">
				{/* biome-ignore lint/performance/noImgElement: a vector needs no sizes. */}
				<img
					className="rigid"
					src={`/api/qr/service/${locale}`}
					alt={t("code")}
					width={112}
					height={112}
					loading="lazy"
				/>
				<p>{t("scan")}</p>
			</div>
		</section>
	);
}
