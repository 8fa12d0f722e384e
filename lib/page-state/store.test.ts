import { createListeners, createStore } from "./store";

test("who listens hears of each change, and of nothing that stays", () => {
	const store = createStore(1);
	const heard: number[] = [];
	const stop = store.listen(() => heard.push(store.get()));
	store.set(2);
	store.set(2);
	stop();
	store.set(3);
	expect(heard).toEqual([2]);
	expect(store.get()).toBe(3);
});

test("the world outside is followed from the first listener to the last", () => {
	const outside: string[] = [];
	let tellAll = () => {};
	const { listen } = createListeners((tell) => {
		outside.push("followed");
		tellAll = tell;
		return () => outside.push("left");
	});
	let heard = 0;
	const stops = [listen(() => heard++), listen(() => heard++)];
	tellAll();
	for (const stop of stops) stop();
	tellAll();
	expect(heard).toBe(2);
	expect(outside).toEqual(["followed", "left"]);
});
