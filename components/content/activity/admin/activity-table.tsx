"use client";

import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import { Table } from "@/components/layout/console/table";
import { Button } from "@/components/ui/button";
import type { ActivityRow } from "@/gateway/contract/content/activity";
import { localize } from "@/gateway/contract/locale";
import { formatDate } from "@/lib/format/format-date";
import { theme } from "@/lib/theme/theme";
import { ActivityPicture } from "../activity-picture";
import { RemoveActivity } from "./remove-activity";

// messages: console.activity.state.*

const columns = ["name", "state", "period", "goods", "actions"] as const;
// messages: console.activity.column.*

const minute = {
	year: "numeric",
	month: "short",
	day: "numeric",
	hour: "2-digit",
	minute: "2-digit",
	hour12: false,
} as const;

interface ActivityTableProps {
	activities: ActivityRow[];
	onOpen: (activity: ActivityRow) => void;
	onRemoved: () => void;
}

export function ActivityTable(props: ActivityTableProps) {
	const t = useTranslations("console");
	return (
		<Frame>
			<Table
				isCards
				label={t("page.activities")}
				columns={columns.map((name) => t(`activity.column.${name}`))}
			>
				{props.activities.map((activity) => (
					<Row key={activity.id} {...props} activity={activity} />
				))}
			</Table>
		</Frame>
	);
}

function Row(props: ActivityTableProps & { activity: ActivityRow }) {
	const { activity, onOpen, onRemoved } = props;
	const { startsAt, endsAt, state, goods, image } = activity;
	const t = useTranslations("console.activity");
	const locale = useLocale();
	const name = localize(activity.name, locale);
	const say = (time: string) => formatDate(new Date(time), locale, minute);
	return (
		<tr>
			<td className="wide">
				<div className="pictured row gap-x4">
					<ActivityPicture source={image} sizes="96px" />
					<b>{name}</b>
				</div>
			</td>
			<td className="tight">
				<span className="tag" data-state={state}>
					{t(`state.${state}`)}
				</span>
			</td>
			<td className="tight">
				<time dateTime={startsAt}>{say(startsAt)}</time> –
				<br />
				<time dateTime={endsAt}>{say(endsAt)}</time>
			</td>
			<td className="number">{goods.length}</td>
			<td className="tight">
				<div className="flow wraps gap-x2">
					<Button kind="quiet" onClick={() => onOpen(activity)}>
						{t("edit")}
						<span className="visually-hidden"> {name}</span>
					</Button>
					<RemoveActivity id={activity.id} name={name} onRemoved={onRemoved} />
				</div>
			</td>
		</tr>
	);
}

const Frame = styled.div`
	.pictured img {
		flex: none;
		width: 96px;
		height: 48px;
		border-radius: ${theme.radius.small};
		background: ${theme.colour.sunken};
		object-fit: cover;
	}
	.tag[data-state="ended"] {
		background: ${theme.colour.sunken};
		color: ${theme.colour.ink};
	}
`;
