"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { Picture } from "@/components/ui/picture";
import type { Parcel } from "@/gateway/contract/sales/parcel";
import { theme } from "@/lib/theme/theme";
import { CopyButton } from "./copy-button";
import { StepList } from "./step-list";

// messages: order.parcel.*

/** Each parcel: who brings it, what is in it, where it has been. */
export function ParcelList({ parcels }: { parcels: Parcel[] }) {
	return (
		<Parcels className="stack gap-x5">
			{parcels.map((parcel, at) => (
				<li key={parcel.id} className="parcel stack cols-1 gap-x3 anywhere">
					<ParcelHead
						parcel={parcel}
						number={parcels.length > 1 ? at + 1 : undefined}
					/>
					<ul className="contents">
						{parcel.lines.map(({ lineId, name, image, quantity }) => (
							<li key={lineId} className="row gap-x2">
								<Picture source={image} alt="" width={40} />
								<span>{name}</span>
								<span className="soft">×&nbsp;{quantity}</span>
							</li>
						))}
					</ul>
					<Events parcel={parcel} />
				</li>
			))}
		</Parcels>
	);
}

function ParcelHead({ parcel, number }: { parcel: Parcel; number?: number }) {
	const t = useTranslations("order.parcel");
	const { method, trackingNo, delivererName, delivererPhone } = parcel;
	return (
		<div className="by stack gap-x1">
			<p>
				<Icon name={method === "virtual" ? "mail" : "truck"} size={18} />
				<b>
					{number !== undefined && `${t("number", { number })} · `}
					{parcel.courier ?? t(method)}
				</b>
			</p>
			{trackingNo && (
				<p>
					<span className="soft">{t("tracking")}</span> {trackingNo}{" "}
					<CopyButton text={trackingNo} label={t("copy")} />
				</p>
			)}
			{delivererName && (
				<p>
					<span className="soft">{t("deliverer")}</span> {delivererName}{" "}
					{delivererPhone && (
						<a
							className="target gap-x1"
							href={`tel:${delivererPhone.replace(/[^\d+]/g, "")}`}
						>
							<Icon name="phone" size={16} />
							{delivererPhone}
						</a>
					)}
				</p>
			)}
			{parcel.content && <Content content={parcel.content} />}
		</div>
	);
}

/** What a virtual delivery brings: a code, a link in words. */
function Content({ content }: { content: string }) {
	const t = useTranslations("order.parcel");
	return (
		<div className="virtual stack gap-x1 to-start">
			<p className="soft">{t("content")}</p>
			<pre className="strong size-reading">{content}</pre>
			<CopyButton text={content} label={t("copyContent")} />
		</div>
	);
}

function Events({ parcel }: { parcel: Parcel }) {
	const t = useTranslations("order.parcel.event");
	if (parcel.method === "virtual") return null;
	const steps = parcel.events.map(({ event, note, at }) => ({
		word: t(event),
		at,
		note,
	}));
	return <StepList steps={steps} isNewestFirst />;
}

const Parcels = styled.ol`
	.parcel + .parcel {
		padding-top: ${theme.space.x5};
		border-top: 1px solid ${theme.colour.hairline};
	}
	.by p {
		${kit.rowWrap("x1", "x2")};
	}
	.by a {
		color: ${theme.colour.link};
	}
	.contents {
		${kit.wrap("x2", "x4")};
	}
	.contents li {
		min-width: 0;
	}
	.contents img {
		flex: none;
		border-radius: ${theme.radius.small};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.virtual {
		padding: ${theme.space.x3} ${theme.space.x4};
		border: 1px dashed ${theme.colour.inkSoft};
		border-radius: ${theme.radius.control};
	}
	.virtual pre {
		max-width: 100%;
		margin: 0;
		font-family: inherit;
		white-space: pre-wrap;
	}
	.virtual .copy {
		margin-block: 0;
	}
`;
