import { Counter, Gauge, Histogram, register } from "prom-client";
import described from "./metrics.json";

// What a process counts of itself (`metrics.json`), in the one register of all its bundles. Values of labels come from
// lists of ours, such as declared calls; never from what somebody sent.

export type MetricName = keyof typeof described;
type Labels = Record<string, string | number>;
interface Described {
	kind: string;
	help: string;
	labels?: string[];
	/** Of the one label: what starts from nought is seen to grow from the first one on. */
	values?: string[];
}

const kinds = { Counter, Gauge, Histogram };
const buckets = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

function metric<Kind extends keyof typeof kinds>(kind: Kind, name: MetricName) {
	type Metric = InstanceType<(typeof kinds)[Kind]>;
	const known = register.getSingleMetric(name);
	if (known) return known as unknown as Metric;
	const { help, labels: labelNames = [] }: Described = described[name];
	return new kinds[kind]({ name, help, labelNames, buckets }) as Metric;
}

export const count = (name: MetricName, labels: Labels = {}, by = 1) =>
	metric("Counter", name).inc(labels, by);

export const observe = (name: MetricName, ms: number, labels: Labels = {}) =>
	metric("Histogram", name).observe(labels, ms / 1_000);

export const setGauge = (name: MetricName, now: number, labels: Labels = {}) =>
	metric("Gauge", name).set(labels, now);

/** What was counted elsewhere. */
export function setCount(name: MetricName, total: number): void {
	metric("Counter", name).reset();
	count(name, {}, total);
}

export function countMoney(
	what: "payment" | "refund",
	amount: string,
	labels: Labels = {},
): void {
	count(`harbour_${what}s_total`, labels);
	count(`harbour_${what}_cents_total`, labels, Math.round(+amount * 100));
}

for (const [name, { kind, labels, values = [] }] of Object.entries<Described>(
	described,
))
	for (const start of labels ? values.map((outcome) => ({ outcome })) : [{}])
		if (kind === "Counter") count(name as MetricName, start, 0);
