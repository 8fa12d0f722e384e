import { written } from "@/components/layout/console/form/form-values";
import {
	type DayValues,
	dayValues,
	weekOf,
} from "@/components/layout/console/form/hours-values";
import type { BodyOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/delivery/locker-admin";
import type { Localized } from "@/gateway/contract/locale";

export interface LockerValues {
	network: string;
	code: string;
	name: Localized;
	district: string;
	address: Localized;
	latitude: number;
	longitude: number;
	openingHours: DayValues[];
	isOpen: boolean;
}

const usual = { from: "06:00", to: "23:59" };

/** At Statue Square, until somebody says where. */
export const emptyLocker: LockerValues = {
	network: "",
	code: "",
	name: {},
	district: "",
	address: {},
	latitude: 22.2818,
	longitude: 114.1605,
	openingHours: dayValues(null, usual),
	isOpen: true,
};

export function valuesOf(locker: contract.Locker): LockerValues {
	return { ...locker, openingHours: dayValues(locker.openingHours, usual) };
}

type Body = BodyOf<typeof contract.saveLocker>;

export function bodyOf(id: number | null, values: LockerValues): Body {
	const { network, code, latitude, longitude, isOpen } = values;
	return {
		id,
		network,
		code,
		latitude,
		longitude,
		isOpen,
		name: written(values.name),
		district: values.district,
		address: written(values.address),
		openingHours: weekOf(values.openingHours),
	};
}
