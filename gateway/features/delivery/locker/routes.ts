import * as contract from "../../../contract/delivery/locker-admin";
import { route } from "../../../http/route";
import { listLockersForOperator, saveLockerForOperator } from "./service";

export const lockerRoutes = [
	route(contract.listLockers, (ctx, { query }) =>
		listLockersForOperator(ctx, query),
	),
	route(contract.saveLocker, (ctx, { body }) =>
		saveLockerForOperator(ctx, body),
	),
];
