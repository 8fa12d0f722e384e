import type * as contract from "@/gateway/contract/delivery/map";

/** The contract's, without its schemas, which no field needs. */
export const areaNameLengthMax: typeof contract.areaNameLengthMax = 100;
