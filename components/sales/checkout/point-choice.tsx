"use client";

import { useLocale, useTranslations } from "next-intl";
import { useAccountList } from "@/components/layout/use-account-list";
import type { ListedCollectionPoint } from "@/gateway/contract/delivery/collection-point";
import { formatDistance } from "@/lib/location/format-distance";
import { Option } from "./option";
import type { Own } from "./own";

type Point = Pick<
	ListedCollectionPoint,
	"kind" | "id" | "name" | "address" | "network" | "code"
> &
	Partial<Pick<ListedCollectionPoint, "distance">>;

const isSame = (one: Pick<Point, "kind" | "id">, other: typeof one) =>
	one.kind === other.kind && one.id === other.id;

/** Whether the mall's parcels go to the address, or wait at a point, and at which; nothing where nothing is of the mall. */
export function PointChoice({ quote, draft, onChange }: Own) {
	const t = useTranslations("checkout.point");
	const free = useTranslations("checkout.collecting");
	const addressId = quote.addressId ?? undefined;
	const { found } = useAccountList(["collection points", addressId], (api) =>
		api.get("/api/front/collection-point/list", { query: { addressId } }),
	);
	const group = quote.groups.find(({ cartType }) => cartType === "E_COMMERCE");
	if (!group) return null;
	const chosen = draft.collectionPoint;
	const points = withChosen(found ?? [], group.point);
	const [nearest] = points;

	function choose(point: Point | undefined) {
		onChange({
			collectionPoint: point && { kind: point.kind, id: point.id },
		});
	}
	return (
		<section className="part">
			<fieldset className="stack cols-1 gap-x2">
				<legend>{t("title")}</legend>
				{[false, true].map((isWanted) => (
					<Option
						key={String(isWanted)}
						type="radio"
						name="point-way"
						checked={(chosen !== undefined) === isWanted}
						disabled={isWanted && !nearest}
						onChange={() => choose(isWanted ? nearest : undefined)}
					>
						<b>{t(isWanted ? "collect" : "deliver")}</b>
						{isWanted && <small className="note">{free("free")}</small>}
					</Option>
				))}
			</fieldset>
			{chosen && (
				<fieldset className="stack cols-1 gap-x2">
					<legend>{t("place")}</legend>
					{points.map((point) => (
						<Option
							key={`${point.kind}-${point.id}`}
							type="radio"
							name="point"
							checked={isSame(point, chosen)}
							onChange={() => choose(point)}
							aside={<Distance metres={point.distance ?? null} />}
						>
							<b>{point.name}</b>
							<Where point={point} />
						</Option>
					))}
				</fieldset>
			)}
		</section>
	);
}

/** The chosen one may be near another address. */
function withChosen(near: Point[], chosen: Point | null): Point[] {
	if (!chosen || near.some((one) => isSame(one, chosen))) return near;
	return [chosen, ...near];
}

function Where({ point }: { point: Point }) {
	const { network, code, address } = point;
	const called = [network, code].filter(Boolean).join(" ");
	return (
		<span className="soft">
			{[called, address].filter(Boolean).join(" · ")}
		</span>
	);
}

function Distance({ metres }: { metres: number | null }) {
	const locale = useLocale();
	if (metres === null) return null;
	return <span className="soft">{formatDistance(metres, locale)}</span>;
}
