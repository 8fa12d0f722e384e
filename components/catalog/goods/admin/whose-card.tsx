"use client";

import { useContext } from "react";
import { ShopSelect } from "@/components/layout/console/shop-select";
import { useStaff } from "@/components/layout/console/use-staff";
import type { GoodsDraft } from "./draft";
import { FormFaults } from "./form-field";

interface WhoseCardProps {
	draft: GoodsDraft;
	change: (part: Partial<GoodsDraft>) => void;
}

/** Whose a new goods is, as an operator says; staff add their own merchant's. */
export function WhoseCard({ draft, change }: WhoseCardProps) {
	const fault = useContext(FormFaults)("merId");
	if (!useStaff()?.isOperator) return null;
	return (
		<section className="card">
			<ShopSelect
				value={draft.merId}
				none="choose"
				fault={fault}
				// Another merchant may sell in the other area.
				onChoose={(merId) => change({ merId, categoryId: undefined })}
			/>
		</section>
	);
}
